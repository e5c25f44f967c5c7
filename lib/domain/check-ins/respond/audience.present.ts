import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface CheckInKind {
  /** False for a leader who isn't a member and is only asked for ratings. */
  readonly asksOwn: boolean;
  /** The company's minimum group size. */
  readonly smallestGroup: number;
  /** The people who read the check-in by name, from `listNamedReaders`; null for check-ins of several teams. */
  readonly readers: readonly string[] | null;
}

/**
 * Returns the sentence about who sees the answers, for the questionnaire and its email. Source: docs/decisions.md,
 * Every check-in says who sees its answers.
 * @example describeAudience({ asksOwn: false, smallestGroup: 5, readers: [] }, 'en')
 * // 'Only the team’s leaders see your ratings, next to each member’s own answer.'
 */
export function describeAudience({ asksOwn, smallestGroup: smallest, readers }: CheckInKind, locale: Locale): string {
  const t = wordsFor(locale, 'check-ins.audience');
  if (!asksOwn) return t('ratings');
  if (readers === null) return t('leaders', { smallest });
  const [leader, secondary] = readers.map(isolate);
  if (leader === undefined) return t('none', { smallest });
  return secondary === undefined ? t('one', { leader, smallest }) : t('two', { leader, secondary, smallest });
}

/** Keeps a name's writing direction separate from the sentence's. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
