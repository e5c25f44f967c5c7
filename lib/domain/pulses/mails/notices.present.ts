import { presentWords } from '#/lib/domain/notifications/list/list.present.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

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
  const words = wordsFor(defaultLocale, 'pulses.notices');
  return {
    companyId,
    aboutUserId: null,
    title: words(`${kind}.title`),
    message: presentWords((tags, plain) => words.markup(`${kind}.message`, { ...tags, pulse: plain(name) })),
    icon: 'pulse',
    color: isShown ? 'good' : 'default',
    button: { title: words(`${kind}.button`), href: `/digitalPulse?tab=result&pulse=${pulseId}` },
  } as const;
}
