import { bandFloor, personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { DECIMALS_FROM, type PulseHiddenReason } from '#/lib/domain/pulses/constants.ts';
import { presentTypeName, presentWords, type Wording } from '#/lib/domain/pulses/questions/question.present.ts';
import { noFigures, type QuestionFigures } from '#/lib/domain/pulses/results/question-figures.ts';
import type { PublishedQuestion, RoundResultsRow } from '#/lib/domain/pulses/results/read-round-results.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import type { RoundTeamsRow } from '#/lib/domain/pulses/rounds/round.sql.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Why a result is hidden: `round_open` before the first close, `not_asked` if no round has asked anyone. */
export type ShownReason = PulseHiddenReason | 'round_open' | 'not_asked';

/** Returns the published results of a round, for a team or all together, as the call returns them. */
export function presentResults(row: RoundResultsRow, locale: Locale) {
  const { roundId, localDate, isPublished, resultsAt, companyName: company } = row;
  const questions = row.questions.map((question) => presentResult(question, { isPublished, company, locale }));
  const shownQuestions = row.questions.filter((question) => isPublished && isShown(question));
  return {
    questions,
    persons: bandOf(shownQuestions),
    round: roundId,
    asOf: localDate,
    resultsAt: resultsAt?.toISOString() ?? null,
    hiddenReason: isPublished ? commonReason(questions) : waitingReason(row),
  };
}

interface Readable {
  locale: Locale;
  teamIds: readonly number[];
  isWholeReadable: boolean;
}

/** Returns the teams of a pulse that someone may read, all together first, and its rounds, as the call returns them. */
export function presentTeams(row: RoundTeamsRow, { teamIds, isWholeReadable, locale }: Readable) {
  const whole = { id: WHOLE_AUDIENCE, name: wordsFor(locale, 'pulses.answers')('allTeams') };
  const teams = row.teams.flatMap(({ id, name }) => (name !== null && teamIds.includes(id) ? [{ id, name }] : []));
  const results = Map.groupBy(row.results, ({ teamId }) => teamId);
  const members = new Map(row.members.map(({ teamId, membersCount }) => [teamId, membersCount]));
  return {
    teams: (isWholeReadable ? [whole, ...teams] : teams).map(({ id, name }) => {
      const its = results.get(id) ?? [];
      return {
        id,
        name,
        membersCount: members.get(id) ?? 0,
        responsesBand: bandOf(its.filter(({ hiddenReason }) => hiddenReason === null)),
        hiddenReason: row.isPublished ? commonReason(its) : waitingReason(row),
      };
    }),
    rounds: row.rounds.map((round) => ({ ...round, closesAt: new Date(round.closesAt).toISOString() })),
  };
}

/**
 * Returns why a team has no visible result, or null if it has one. If any question counted with other teams, that is
 * the reason, because it says where the answers are; otherwise the first question's.
 * @example commonReason([{ hiddenReason: 'not_enough_answers' }, { hiddenReason: null }]) // null
 */
export function commonReason(results: readonly { hiddenReason: ShownReason | null }[]): ShownReason | null {
  const reasons = results.map(({ hiddenReason }) => hiddenReason);
  if (reasons.length > 0 && reasons.includes(null)) return null;
  return reasons.find((reason) => reason === 'counted_together') ?? reasons[0] ?? 'not_asked';
}

/** Returns why nothing is published: a round is open, or no round has asked anyone. */
function waitingReason({ roundId }: { roundId: number | null }): 'round_open' | 'not_asked' {
  return roundId === null ? 'not_asked' : 'round_open';
}

/**
 * Returns how many people are behind the visible results, as a range; null if all are hidden. Hidden results don't
 * count.
 */
export function bandOf(results: readonly { persons: number | null }[]): string | null {
  return personsBand(Math.max(0, ...results.map(({ persons }) => persons ?? 0)));
}

function isShown({ persons, hiddenReason }: PublishedQuestion): boolean {
  return persons !== null && hiddenReason === null;
}

const nothingWritten = { answers: null, texts: null };

function presentResult(question: PublishedQuestion, { isPublished, ...wording }: Wording & { isPublished: boolean }) {
  const { id, typeId, text, pool, locale } = { ...question, ...presentWords(question, wording) };
  const common = { id, text, typeId, typeName: presentTypeName(typeId, wording.locale), locale };
  if (isPublished && isShown(question)) {
    const { figures, writtenTexts, persons } = question;
    const answers = writtenTexts?.map((one) => one.text) ?? null;
    // Scores are stored with the options as written, in the order of `pool`, which has the reader's words.
    const scores = figures?.scores?.map((option, place) => ({ ...option, question: pool[place] ?? '' })) ?? null;
    const published = { ...noFigures, ...figures, scores, answers, texts: writtenTexts };
    const earlier = { figures: question.before, persons: question.personsBefore };
    const change = { trend: trendOf(question, earlier), isTrendClear: isTrendClear(question, earlier) };
    return { ...common, ...published, persons: bandOf([{ persons }]), ...change, hiddenReason: null };
  }
  const hiddenReason: ShownReason = isPublished ? (question.hiddenReason ?? 'not_asked') : 'round_open';
  return { ...common, ...noFigures, ...nothingWritten, persons: null, trend: null, isTrendClear: false, hiddenReason };
}

/** The published result of a question for a group, and how many people it's from. */
interface ComparedResult {
  readonly figures: Pick<
    QuestionFigures,
    'score' | 'average' | 'positiveAnswers' | 'neutralAnswers' | 'negativeAnswers'
  > | null;
  readonly persons: number | null;
}

/** Changes below this are too small to matter; and the 90% quantile, two-sided. Source: docs/figures.md, Change. */
const [SMALL_POINTS, NORMAL_QUANTILE] = [5, 1.645];
/** The middle of each group of answers on a scale from 0 to 100, and how far from it an answer can be. */
const [CENTRES, WITHIN] = [{ negative: 12.5, neutral: 50, positive: 87.5 }, 12.5];

/**
 * Returns the difference between two scores from 0 to 100, or two percentages of Yes; null without both. Scores of
 * fewer than ten people have none, because they come from whole averages, whose steps would look like leaps.
 */
export function trendOf(now: ComparedResult, before: ComparedResult): number | null {
  const [score, scoreBefore] = [comparable(now.figures), comparable(before.figures)];
  const fewest = Math.min(now.persons ?? 0, before.persons ?? 0);
  if (now.figures?.score != null && fewest < DECIMALS_FROM) return null;
  return score === null || scoreBefore === null ? null : score - scoreBefore;
}

/**
 * Returns whether this difference matters and is beyond chance (90%). It only uses what is published of both results:
 * the shares, and the lowest number of people in each range. So it reveals nothing else.
 * @example isTrendClear({ figures: null, persons: null }, { figures: null, persons: null }) // false
 */
export function isTrendClear(now: ComparedResult, before: ComparedResult): boolean {
  const points = Math.abs(trendOf(now, before) ?? 0);
  return points >= SMALL_POINTS && points >= NORMAL_QUANTILE * Math.sqrt(squaredError(now) + squaredError(before));
}

/** Returns how far the average may be from the average of as many other people, squared. */
function squaredError({ figures, persons }: ComparedResult): number {
  const { positiveAnswers, neutralAnswers, negativeAnswers } = figures ?? {};
  const scale = neutralAnswers === null ? { negative: 0, neutral: 50, positive: 100 } : CENTRES;
  const groups = [
    [scale.negative, negativeAnswers],
    [scale.neutral, neutralAnswers],
    [scale.positive, positiveAnswers],
  ] as const;
  const sum = (weigh: (centre: number) => number) =>
    groups.reduce((total, [centre, percent]) => total + ((percent ?? 0) / 100) * weigh(centre), 0);
  const middle = sum((centre) => centre);
  const variance = sum((centre) => (centre - middle) ** 2) + WITHIN ** 2;
  return variance / Math.max(1, bandFloor(personsBand(persons ?? 0)));
}

function comparable(figures: ComparedResult['figures']): number | null {
  return figures?.score ?? figures?.average ?? null;
}
