import { bandFloor, personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { DECIMALS_FROM, type PulseHiddenReason } from '#/lib/domain/pulses/constants.ts';
import { presentTypeName, presentWords, type Wording } from '#/lib/domain/pulses/questions/question.present.ts';
import { noFigures, type QuestionFigures } from '#/lib/domain/pulses/results/question-figures.ts';
import type { PublishedQuestion, RoundResultsRow } from '#/lib/domain/pulses/results/read-round-results.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import type { RoundTeamsRow } from '#/lib/domain/pulses/rounds/round.sql.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Why a result is hidden; `round_open` before the first close, `not_asked` if no round has asked anyone. */
export type ShownReason = PulseHiddenReason | 'round_open' | 'not_asked';

/** Returns what a round published for a team, or for the whole, as the call answers it. */
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

/** Returns the teams of a pulse that someone may read, the whole first, and its rounds, as the call answers them. */
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
 * Returns why nothing at all is shown for a team, or null if something is: the reason its questions have in common, or
 * that it counted with others, which is the one that says where its answers are.
 * @example commonReason([{ hiddenReason: 'not_enough_answers' }, { hiddenReason: null }]) // null
 */
export function commonReason(results: readonly { hiddenReason: ShownReason | null }[]): ShownReason | null {
  const reasons = results.map(({ hiddenReason }) => hiddenReason);
  if (reasons.length > 0 && reasons.includes(null)) return null;
  return reasons.find((reason) => reason === 'counted_together') ?? reasons[0] ?? 'not_asked';
}

/** Why nothing is published: a round is open, or none has asked anyone. */
function waitingReason({ roundId }: { roundId: number | null }): 'round_open' | 'not_asked' {
  return roundId === null ? 'not_asked' : 'round_open';
}

/** Returns how many people are behind shown results, as a range; those behind hidden results aren't counted. */
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
    // They are kept under the options as they were writtenTexts, in their order.
    const scores = figures?.scores?.map((option, place) => ({ ...option, question: pool[place] ?? '' })) ?? null;
    const published = { ...noFigures, ...figures, scores, answers, texts: writtenTexts };
    const earlier = { figures: question.before, persons: question.personsBefore };
    const change = { trend: trendOf(question, earlier), isTrendClear: isTrendClear(question, earlier) };
    return { ...common, ...published, persons: bandOf([{ persons }]), ...change, hiddenReason: null };
  }
  const hiddenReason: ShownReason = isPublished ? (question.hiddenReason ?? 'not_asked') : 'round_open';
  return { ...common, ...noFigures, ...nothingWritten, persons: null, trend: null, isTrendClear: false, hiddenReason };
}

/** What is published of a question for a group, and of how many people. */
interface ComparedResult {
  readonly figures: Pick<
    QuestionFigures,
    'score' | 'average' | 'positiveAnswers' | 'neutralAnswers' | 'negativeAnswers'
  > | null;
  readonly persons: number | null;
}

/** Too little to matter, however many answered, and the quantile of 90 %, two-sided. Source: docs/figures.md, Change. */
const [SMALL_POINTS, NORMAL_QUANTILE] = [5, 1.645];
/** Where the answers of a group of a scale lie, from 0 to 100, and how far at most within it. */
const [CENTRES, WITHIN] = [{ negative: 12.5, neutral: 50, positive: 87.5 }, 12.5];

/**
 * The difference between two scores from 0 to 100, or two percentages of Yes; null without both. Scores of fewer than
 * ten people are based on whole averages, whose steps would look like leaps, so they have none.
 */
export function trendOf(now: ComparedResult, before: ComparedResult): number | null {
  const [score, scoreBefore] = [comparable(now.figures), comparable(before.figures)];
  const fewest = Math.min(now.persons ?? 0, before.persons ?? 0);
  if (now.figures?.score != null && fewest < DECIMALS_FROM) return null;
  return score === null || scoreBefore === null ? null : score - scoreBefore;
}

/**
 * Returns whether such a difference matters and is beyond chance (90 %), judged only by what is published of both: the
 * shares, and the lowest number of people in each range. So it reveals nothing that they don't.
 * @example isTrendClear({ figures: null, persons: null }, { figures: null, persons: null }) // false
 */
export function isTrendClear(now: ComparedResult, before: ComparedResult): boolean {
  const points = Math.abs(trendOf(now, before) ?? 0);
  return points >= SMALL_POINTS && points >= NORMAL_QUANTILE * Math.sqrt(squaredError(now) + squaredError(before));
}

/** How far the average may be from what as many others would have answered, squared. */
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
