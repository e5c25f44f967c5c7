const patterns = [
  /\bwho (?:are|is|r) (?:you|u|this|it|writing|that)\b/i,
  /\bwho (?:wrote|sent|said|posted) (?:this|that|it)\b/i,
  /\b(?:tell|give|say|write|send) (?:me |us )?(?:your|ur) name\b/i,
  /\bwhat(?:['’]s| is) your name\b/i,
  /\b(?:identify|reveal|name) yourself\b/i,
];

/**
 * Returns whether a reply asks who wrote a message without a name: its writer is warned, but may send it.
 * @example asksWho('Who are you?') // true
 */
export function asksWho(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
