import type { CheckIn, Company, Team, User } from '#/generated/prisma/client.ts';
import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { motivatorQuestion } from '#/lib/domain/catalogue/motivators.ts';
import {
  AFFECTING_FACTORS_MAX,
  checkInTokenPrefix,
  EMOTION_INITIAL_ID,
  MONTH_ANSWER_INITIAL_VALUE,
  NORM_INITIAL_VALUE,
  WORK_ENVIRONMENT_INITIAL_ID,
} from '#/lib/domain/check-ins/constants.ts';
import {
  emotionsIn,
  listMonthQuestions,
  normsIn,
  ownFactorsIn,
  workEnvironmentsIn,
} from '#/lib/domain/check-ins/questions/choices.present.ts';
import {
  askedSpan,
  describeSpan,
  emotionQuestion,
  motivatorQuestionText,
  normQuestion,
  productivityQuestion,
  ratingsQuestion,
  type Span,
  workEnvironmentQuestion,
} from '#/lib/domain/check-ins/questions/questions.present.ts';
import { describeAudience } from '#/lib/domain/check-ins/respond/audience.present.ts';
import { minimumInForce } from '#/lib/domain/metrics/publication/minimum-group.ts';
import type { MotivatorQuestionType } from '#/lib/domain/metrics/scores/motivation.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import type { Locale } from '#/lib/words/locales.ts';

type CheckInWithTeam = CheckIn & { team: Team & { company: CompanyInForce }; user: User };
type CompanyInForce = Company & { release: { personsMin: number | null } | null };

/** The current day in the person's zone, the members to rate, their other open check-ins, and this one's readers. */
interface Circumstances {
  today: LocalDate;
  members: readonly Pick<User, 'id' | 'firstName' | 'lastName'>[];
  openIds: readonly number[];
  readers: readonly string[];
  locale: Locale;
}

/** Returns the questionnaire for its page in the documented untouched state, which is never an answer. */
export function presentQuestionnaire(
  checkIn: CheckInWithTeam,
  { today, members, openIds, readers, locale }: Circumstances,
) {
  const { asksOwn, team, user } = checkIn;
  const frequencyId = checkIn.frequencyId as FrequencyId;
  const localDate = checkIn.localDate.toISOString().slice(0, 10);
  const span = askedSpan(frequencyId, { localDate, today });
  const questions = askedQuestions(checkIn, span, locale);
  return {
    companyName: team.company.name,
    teamName: team.name,
    firstName: user.firstName,
    isAdmin: team.leaderId === user.id || team.secondaryLeaderId === user.id,
    localDate,
    closesAt: checkIn.closesAt.toISOString(),
    period: describeSpan(span, locale),
    audience: describeAudience({ asksOwn, smallestGroup: smallestGroupOf(team.company), readers }, locale),
    monthDay: team.company.monthQuestionDay,
    surveys: openIds.map((id) => mailedToken(checkInTokenPrefix, id)),
    emotion: EMOTION_INITIAL_ID,
    emotionQuestion: {
      text: emotionQuestion(span, locale),
      options: [...emotionsIn(locale)],
    },
    affectingFactors: [],
    affectingFactorOptions: {
      max: AFFECTING_FACTORS_MAX,
      options: [...ownFactorsIn(locale)],
    },
    elaborateField: '',
    todayProductivity: 0,
    productivityQuestion: productivityQuestion(span, locale),
    motivator: null,
    ...questions,
    norms: Object.fromEntries(questions.normQuestions.map(({ normId }) => [normId, NORM_INITIAL_VALUE])),
    workEnvironment: WORK_ENVIRONMENT_INITIAL_ID,
    workEnvironmentQuestion: workEnvironmentQuestion(span, locale),
    workEnvironmentOptions: [...workEnvironmentsIn(locale)],
    monthQuestionsAnswers: Object.fromEntries(
      questions.monthquestions.map(({ id }) => [id, MONTH_ANSWER_INITIAL_VALUE]),
    ),
    team: {
      question: ratingsQuestion(span, locale),
      users: members.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
    },
    answers: {},
    isApplicable: {
      emotions: asksOwn,
      selfProductivity: asksOwn,
      motivator: asksOwn && questions.motivatorQuestion !== null,
      norms: questions.normQuestions.length > 0,
      workEnvironment: asksOwn && checkIn.asksWorkEnvironment,
      monthQuestions: questions.monthquestions.length > 0,
      ratings: members.length > 0,
    },
  };
}

function askedQuestions({ motivatorId, motivatorType, team, ...checkIn }: CheckInWithTeam, span: Span, locale: Locale) {
  const question =
    motivatorId === null ? null : motivatorQuestion(motivatorId, (motivatorType ?? 1) as MotivatorQuestionType);
  const normIds = checkIn.asksOwn ? checkIn.normIds : [];
  const monthIds = checkIn.asksOwn ? checkIn.monthQuestionIds : [];
  return {
    motivatorQuestion: question && {
      id: question.id,
      type: question.type,
      text: motivatorQuestionText(question, span, locale),
    },
    normQuestions: normsIn(locale)
      .filter(({ id }) => normIds.includes(id))
      .map(({ id, name, meaning }) => ({
        normId: id,
        text: normQuestion({ team: team.name, norm: name }, span, locale),
        meaning,
      })),
    monthquestions: listMonthQuestions({ ids: monthIds, company: team.company.name, locale }),
  };
}

function smallestGroupOf({ minimumGroupSize, release }: CompanyInForce): number {
  return minimumInForce(minimumGroupSize, release?.personsMin ?? null);
}

interface Turnout {
  askedCount: number;
  answeredCount: number;
  nextAt: Date | null;
}

/** Returns how many have answered, or no number if they are fewer than the minimum group size. */
export function presentTurnout(
  { team, user, localDate }: CheckInWithTeam,
  { askedCount, answeredCount, nextAt }: Turnout,
) {
  const isShown = answeredCount >= smallestGroupOf(team.company);
  return {
    teamName: team.name,
    localDate: localDate.toISOString().slice(0, 10),
    turnout: isShown ? { answered: answeredCount, asked: askedCount } : null,
    nextAt: nextAt?.toISOString() ?? null,
    timeZone: user.timeZone,
  };
}

interface OwnCheckIn {
  id: number;
  localDate: Date;
  answer: { emotionId: number | null } | null;
}

/** Returns a person's answered check-ins with the feeling of each. */
export function presentOwnFeelings(checkIns: readonly OwnCheckIn[], locale: Locale) {
  return {
    checkIns: checkIns.map(({ id, localDate, answer }) => ({
      token: mailedToken(checkInTokenPrefix, id),
      localDate: localDate.toISOString().slice(0, 10),
      emotion: emotionsIn(locale).find((emotion) => emotion.id === answer?.emotionId) ?? null,
    })),
  };
}

interface OpenCheckIn {
  id: number;
  localDate: Date;
  closesAt: Date;
  team: Pick<Team, 'id' | 'name'>;
}

/** Returns a person's open check-ins for choosing a team. */
export function presentSurveys(checkIns: readonly OpenCheckIn[]) {
  const teams = checkIns.map(({ id, localDate, closesAt, team }) => ({
    id: team.id,
    name: team.name,
    token: mailedToken(checkInTokenPrefix, id),
    localDate: localDate.toISOString().slice(0, 10),
    closesAt: closesAt.toISOString(),
  }));
  return { teams, surveys: teams.map(({ token }) => token) };
}
