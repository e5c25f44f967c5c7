import { describePrepared, preparedNumbers, readTopic, surveyAbout } from '#/lib/domain/actions/topics.ts';
import { presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inWords } from '#/lib/words/in-words.ts';

/** Returns the prepared steps for a cause, as they speak to who takes them, and the survey that asks more about it. */
export function listActionIdeas({ locale, company }: Pick<UserCtx, 'locale' | 'company'>, text: string) {
  const topic = readTopic(text);
  const survey = topic && surveyAbout(topic);
  if (!topic) return { ideas: [], survey: null };
  const ideas = preparedNumbers(topic).map((prepared) => {
    const said = describePrepared(topic, prepared, 'leader');
    return { prepared, text: said ? inWords(said, locale) : '' };
  });
  const { name } = survey ? presentReadySurvey(survey, { company: company.name, locale }) : { name: '' };
  return { ideas, survey: survey ? { id: survey.id, name, questions: survey.questions.length } : null };
}
