import { message } from '#/lib/words/message.ts';

interface PublishedPulse {
  companyId: number;
  pulseId: number;
  name: string;
  /** Whether anything of the round is shown. */
  isShown: boolean;
}

/** Returns what readers of a pulse are told when a round of it is over. */
export function presentResultsNews({ companyId, pulseId, name, isShown }: PublishedPulse) {
  const kind = isShown ? 'results' : 'tooFew';
  return {
    companyId,
    aboutUserId: null,
    title: message(`pulses.notices.${kind}.title`),
    message: message(`pulses.notices.${kind}.message`, { pulse: name }),
    icon: 'pulse',
    color: isShown ? 'good' : 'default',
    button: { title: message(`pulses.notices.${kind}.button`), href: `/digitalPulse?tab=result&pulse=${pulseId}` },
  } as const;
}
