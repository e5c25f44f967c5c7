import { NUDGE_HOURS, REMINDERS_MAX } from '#/lib/domain/check-ins/constants.ts';
import { list, type PaperSection } from '#/lib/domain/papers/content/paper.present.ts';
import { nudgeLimits } from '#/lib/domain/pulses/constants.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns what is sent to people, how often, and what no one learns from it. */
export function remindersSection(locale: Locale): PaperSection {
  const t = wordsFor(locale, 'papers.reminders');
  return {
    id: 'reminders',
    title: t('title'),
    parts: [
      list(
        t('checkIns', { max: REMINDERS_MAX, hours: NUDGE_HOURS }),
        t('leaders'),
        t('pulses', { nudges: nudgeLimits.perRound }),
        t('stop'),
        t('reading'),
      ),
    ],
  };
}
