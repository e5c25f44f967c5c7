import type { CheckIn, Company, Team, User } from '#/generated/prisma/client.ts';
import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import {
  AFFECTING_FACTORS_MAX,
  affectingFactors,
  EMOTION_INITIAL_ID,
  emotions,
} from '#/lib/domain/check-ins/constants.ts';
import { motivatorQuestion } from '#/lib/domain/check-ins/motivators.ts';
import { emotionQuestion, productivityQuestion } from '#/lib/domain/check-ins/question-wording.ts';
import type { MotivatorQuestionType } from '#/lib/domain/metrics/motivator-answer.ts';

type Asked = CheckIn & { frequencyId: FrequencyId; team: Team & { company: Company }; user: User };

/** The questionnaire as its page shows it; `initial` is the documented untouched state, which is never an answer. */
export function presentQuestionnaire(checkIn: Asked) {
  const { frequencyId, motivatorId, motivatorType } = checkIn;
  const question =
    motivatorId === null ? null : motivatorQuestion(motivatorId, (motivatorType ?? 1) as MotivatorQuestionType);
  return {
    companyName: checkIn.team.company.name,
    teamName: checkIn.team.name,
    firstName: checkIn.user.firstName,
    localDate: checkIn.localDate.toISOString().slice(0, 10),
    closesAt: checkIn.closesAt.toISOString(),
    emotion: {
      initial: EMOTION_INITIAL_ID,
      question: emotionQuestion(frequencyId),
      options: emotions.map(({ id, label, type }) => ({ id, label, type })),
    },
    affectingFactors: {
      max: AFFECTING_FACTORS_MAX,
      options: affectingFactors.map(({ id, label }) => ({ id, label })),
    },
    todayProductivity: { question: productivityQuestion(frequencyId) },
    motivatorQuestion: question && { id: question.id, type: question.type, text: question.text },
  };
}
