import type { useTranslations } from 'next-intl';
import type { Breakdown, TeamHighlight } from '#/components/dashboards/breakdown/breakdown.ts';

type BreakdownWords = ReturnType<typeof useTranslations<'dashboards.breakdown'>>;

/** More are not read. */
const SENTENCES = 2;

/**
 * Returns where the figures come from, in two sentences at most: what fell, what rose, and where people feel worst.
 * @example wordPlaces({ attention: [Supply at 55 …], success: [] }, …) // ['Supply feels worst, at 55.']
 */
export function wordPlaces(
  { attention, success }: Pick<Breakdown, 'attention' | 'success'>,
  { words, locale }: { words: BreakdownWords; locale: string },
): string[] {
  const moved = ({ team, metric, value, change }: TeamHighlight) => ({
    team: team.name,
    metric: words(`inSentence.${metric}`),
    value,
    points: Math.abs(change ?? 0),
  });
  const fallen = attention.find(({ reason }) => reason === 'fell');
  const risen = success.find(({ reason }) => reason === 'rose');
  const low = attention.filter(({ reason, metric }) => metric === 'sentiment' && reason !== 'fell');
  const list = new Intl.ListFormat(locale);
  const sentences = [
    fallen && words('fallen', moved(fallen)),
    risen && words('risen', moved(risen)),
    low.length > 0 &&
      words('lowest', {
        count: low.length,
        teams: list.format(low.map(({ team }) => team.name)),
        values: list.format(low.map(({ value }) => String(value))),
      }),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').slice(0, SENTENCES);
}
