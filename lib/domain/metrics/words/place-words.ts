import type { Highlight } from '#/lib/domain/metrics/changes/highlights.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

type NamedTeam = { readonly id: number; readonly name: string };
type TeamHighlight = Omit<Highlight<NamedTeam>, 'categoryId'>;

interface How {
  words: ReturnType<typeof wordsFor<'dashboards.breakdown'>>;
  locale: string;
  /** Words for a team in a sentence; its name by default. */
  nameOf?: (team: NamedTeam) => string;
}

/** People do not read more. */
const SENTENCES = 2;

/** Returns where the figures come from, in two sentences at most: what fell, what rose, and where people feel worst. */
export function wordPlaces(
  { attention, success }: { attention: readonly TeamHighlight[]; success: readonly TeamHighlight[] },
  { words, locale, nameOf = ({ name }) => name }: How,
): string[] {
  const factsOf = ({ team, metric, value, change }: TeamHighlight) => ({
    team: nameOf(team),
    metric: words(`inSentence.${metric}`),
    value,
    points: Math.abs(change ?? 0),
  });
  const fallen = attention.find(({ reason }) => reason === 'fell');
  const risen = success.find(({ reason }) => reason === 'rose');
  const low = attention.filter(({ reason, metric }) => metric === 'sentiment' && reason !== 'fell');
  const list = new Intl.ListFormat(locale);
  const sentences = [
    fallen && words('fallen', factsOf(fallen)),
    risen && words('risen', factsOf(risen)),
    low.length > 0 &&
      words('lowest', {
        count: low.length,
        teams: list.format(low.map(({ team }) => nameOf(team))),
        values: list.format(low.map(({ value }) => String(value))),
      }),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').slice(0, SENTENCES);
}
