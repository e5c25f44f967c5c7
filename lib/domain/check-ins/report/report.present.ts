import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { namedSince } from '#/lib/domain/calendar/named-days.ts';
import { hourStart } from '#/lib/domain/calendar/zoned-time.ts';
import { agreementLevels, normLevels } from '#/lib/domain/check-ins/constants.ts';
import {
  emotionsIn,
  factorsIn,
  normsIn,
  workEnvironmentsIn,
} from '#/lib/domain/check-ins/questions/choices.present.ts';
import { motivatorName } from '#/lib/domain/check-ins/questions/motivators.present.ts';
import { motivatorQuestionText } from '#/lib/domain/check-ins/questions/questions.present.ts';
import { reportBlocks, type reportStatuses } from '#/lib/domain/check-ins/report/report.contract.ts';
import type { ReportDay, ReportPerson } from '#/lib/domain/check-ins/report/report.service.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import type { MotivatorQuestionType } from '#/lib/domain/metrics/scores/motivation.ts';
import type { PublishedParticipation } from '#/lib/domain/releases/read/read-participation.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Report {
  day: ReportDay;
  people: readonly ReportPerson[];
  nextDueDate: LocalDate | null;
  now: Date;
  locale: Locale;
}

/** Returns the documented report of one day: the members, and what each of them answered. */
export function presentCheckInReport({ day, people, nextDueDate, now, locale }: Report) {
  return {
    team: { id: day.id, name: day.name },
    participation: null,
    hiddenReason: null,
    namedSince: namedSince(day.leaderships),
    date: day.date,
    dates: day.dates.map(([date, due, answeredCount]) => ({ date, due, answered: answeredCount })),
    previousDate: day.previousDate,
    nextDate: day.nextDate,
    nextDueDate,
    members: people.map(({ id, name, isMember }) => ({ id, name, isMember })),
    answers: people.map((person) => presentAnswer(person, { now, locale })),
  };
}

interface Participation {
  day: ReportDay;
  published: PublishedParticipation;
  nextDueDate: LocalDate | null;
  k: number;
}

/** Returns the report for those above the team: only how many answered. */
export function presentTeamParticipation({ day, published, nextDueDate, k }: Participation) {
  const { date, span } = published;
  const whyEmpty: HiddenReason = day.members < k ? 'group_too_small' : 'not_enough_answers';
  const participation = span && {
    from: span.from,
    to: span.to,
    rate: span.rate,
    hiddenReason: span.isKnown ? ('known_by_name' as const) : span.rate === null ? whyEmpty : null,
  };
  return {
    team: { id: day.id, name: day.name },
    participation,
    hiddenReason: 'for_team_leaders_only' as const,
    namedSince: null,
    date,
    dates: [],
    previousDate: null,
    nextDate: null,
    nextDueDate,
    members: [],
    answers: [],
  };
}

/** Returns the report of a day before the leader led the team, with links to the days they read by name. */
export function presentEarlierDay({ day, published, nextDueDate, k }: Participation) {
  return {
    ...presentTeamParticipation({ day, published, nextDueDate, k }),
    hiddenReason: 'before_you_led' as const,
    namedSince: namedSince(day.leaderships),
    date: day.date,
    previousDate: day.previousDate,
    nextDate: day.nextDate,
  };
}

function presentAnswer(person: ReportPerson, { now, locale }: { now: Date; locale: Locale }) {
  const status = statusOf(person, now);
  const isAnswered = status === 'answered';
  const feelingOf = (emotionId: number | null) => emotionsIn(locale).find(({ id }) => id === emotionId) ?? null;
  const emotion = feelingOf(person.emotionId);
  const motivator = isAnswered ? presentMotivator(person, locale) : null;
  const workEnvironment = workEnvironmentsIn(locale).find(({ id }) => id === person.workEnvironmentId) ?? null;
  const missing = {
    emotions: !emotion,
    selfProductivity: person.productivity === null,
    motivator: motivator !== null && motivator.answer === null,
    norms: person.asksNorms === true && person.norms.length === 0,
    workEnvironment: person.asksWorkEnvironment === true && workEnvironment === null,
  } satisfies Record<(typeof reportBlocks)[number], boolean>;
  return {
    userId: person.id,
    status,
    answeredAt: person.answeredAt && hourStart(person.answeredAt).toISOString(),
    emotion,
    course: person.course.map(([date, hasAnswered, id]) => ({ date, isAnswered: hasAnswered, emotion: feelingOf(id) })),
    factors: factorsIn(locale).filter(({ id }) => person.factorIds?.includes(id)),
    elaborate: person.elaborate,
    productivity: person.productivity,
    ratings: person.ratings.map(([leaderId, leader, value]) => ({ leaderId, leader, value })),
    motivator,
    norms: person.norms.flatMap((answer) => presentNorm(answer, locale)),
    workEnvironment,
    notApplicable: isAnswered ? reportBlocks.filter((block) => missing[block]) : [],
  };
}

function statusOf(person: ReportPerson, now: Date): (typeof reportStatuses)[number] {
  if (person.checkInId === null) return 'not_due';
  if (person.answeredAt) return 'answered';
  return person.closesAt && person.closesAt > now ? 'open' : 'not_answered';
}

function presentMotivator({ motivatorId, motivatorType, motivatorAnswer: answer }: ReportPerson, locale: Locale) {
  if (motivatorId === null) return null;
  const type = (motivatorType ?? 1) as MotivatorQuestionType;
  // A report names its day, so its questions don't have to.
  const question = motivatorQuestionText({ motivatorId, type }, { name: 'today' }, locale);
  return { name: motivatorName(motivatorId, locale), question, answer, label: answerLabel(type, answer, locale) };
}

/** Returns the answer in words of its question, or the number of a slider. */
function answerLabel(type: MotivatorQuestionType, answer: number | null, locale: Locale): string | null {
  if (answer === null || type === 3) return null;
  const t = wordsFor(locale, 'check-ins.questionnaire.scales');
  if (type === 2) return t(answer >= 50 ? 'yesNo.yes' : 'yesNo.no');
  const level = agreementLevels.find((value) => (value - 1) * 25 === answer);
  return level ? t(`agreement.${level}`) : null;
}

function presentNorm([id, value]: [number, number], locale: Locale) {
  const norm = normsIn(locale).find((candidate) => candidate.id === id);
  const level = normLevels.find((candidate) => candidate === value);
  if (!norm || !level) return [];
  const t = wordsFor(locale, 'check-ins.questionnaire.scales.norms');
  return [{ id, label: norm.name, value, level: t(`${level}`) }];
}
