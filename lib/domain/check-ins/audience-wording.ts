interface CheckInKind {
  /** False for a leader who is no member: such a leader is asked for ratings only. */
  readonly asksOwn: boolean;
  /** The company's smallest group with results. */
  readonly smallestGroup: number;
}

/**
 * Returns who sees the answers; the questionnaire and its mail say the same. Source: docs/decisions.md, Check-ins.
 * @example wordAudience({ asksOwn: false, smallestGroup: 5 })
 * // 'Only the team’s leaders see your ratings, next to each member’s own answer.'
 */
export function wordAudience({ asksOwn, smallestGroup }: CheckInKind): string {
  if (!asksOwn) return 'Only the team’s leaders see your ratings, next to each member’s own answer.';
  return `Your team leader sees your answers with your name. Everyone above sees only groups of ${smallestGroup} or more. Monthly questions and pulses are anonymous.`;
}
