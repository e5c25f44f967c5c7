import { personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { DECIMALS_FROM, type PulseHiddenReason } from '#/lib/domain/pulses/constants.ts';
import { presentTypeName } from '#/lib/domain/pulses/questions/question.present.ts';
import { noFigures, type QuestionFigures } from '#/lib/domain/pulses/results/question-figures.ts';
import type { PublishedQuestion, RoundResultsRow } from '#/lib/domain/pulses/results/read-round-results.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import type { RoundTeamsRow } from '#/lib/domain/pulses/rounds/round.sql.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Why a result is hidden; `round_open` before the first close, `not_asked` where no round has asked anybody. */
export type ShownReason = PulseHiddenReason | 'round_open' | 'not_asked';

/** Returns what a round published for a team, or for the whole, as the call answers it. */
export function presentResults(row: RoundResultsRow, locale: Locale) {
  const { roundId, localDate, isPublished, resultsAt } = row;
  const questions = row.questions.map((question) => presentResult(question, { isPublished, locale }));
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

/** Returns the teams of a pulse that somebody may read, the whole first, and its rounds, as the call answers them. */
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
 * Returns why nothing at all is shown of a team, or null where something is: the reason that its questions have in common,
 * or that it counted with others, which is the one that says where its answers are.
 * @example commonReason([{ hiddenReason: 'not_enough_answers' }, { hiddenReason: null }]) // null
 */
export function commonReason(results: readonly { hiddenReason: ShownReason | null }[]): ShownReason | null {
  const reasons = results.map(({ hiddenReason }) => hiddenReason);
  if (reasons.length > 0 && reasons.includes(null)) return null;
  return reasons.find((reason) => reason === 'counted_together') ?? reasons[0] ?? 'not_asked';
}

/** Why nothing is published: a round is open, or none has asked anybody. */
function waitingReason({ roundId }: { roundId: number | null }): 'round_open' | 'not_asked' {
  return roundId === null ? 'not_asked' : 'round_open';
}

/** Returns how many persons stand behind results that are shown, as a span; those behind hidden ones are nobody's to know. */
export function bandOf(results: readonly { persons: number | null }[]): string | null {
  return personsBand(Math.max(0, ...results.map(({ persons }) => persons ?? 0)));
}

function isShown({ persons, hiddenReason }: PublishedQuestion): boolean {
  return persons !== null && hiddenReason === null;
}

function presentResult(question: PublishedQuestion, { isPublished, locale }: { isPublished: boolean; locale: Locale }) {
  const { id, text, typeId } = question;
  const common = { id, text, typeId, typeName: presentTypeName(typeId, locale) };
  if (isPublished && isShown(question)) {
    const { figures, answers, persons } = question;
    const published = { ...noFigures, ...figures, answers };
    return { ...common, ...published, persons: bandOf([{ persons }]), trend: trendOf(question), hiddenReason: null };
  }
  const hiddenReason: ShownReason = isPublished ? (question.hiddenReason ?? 'not_asked') : 'round_open';
  return { ...common, ...noFigures, answers: null, persons: null, trend: null, hiddenReason };
}

/**
 * The difference of two scores from 0 to 100, or of how many percent said Yes. Scores of fewer than ten persons are made of
 * whole averages, whose steps would look like leaps: they have none.
 */
function trendOf({ figures, before, persons, personsBefore }: PublishedQuestion): number | null {
  const [now, then] = [comparable(figures), comparable(before)];
  if (figures?.score != null && Math.min(persons ?? 0, personsBefore ?? 0) < DECIMALS_FROM) return null;
  return now === null || then === null ? null : now - then;
}

function comparable(figures: Pick<QuestionFigures, 'score' | 'average'> | null): number | null {
  return figures?.score ?? figures?.average ?? null;
}
