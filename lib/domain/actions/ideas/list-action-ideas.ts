import * as z from 'zod';
import { describePrepared, preparedNumbers, readTopic, surveyAbout } from '#/lib/domain/actions/topics.ts';
import { presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { inWords } from '#/lib/words/in-words.ts';

const keptRow = z.object({ prepared: z.number(), teams: z.number() });

/**
 * How many teams kept each prepared step. Only counts causes that the whole team may read, never what only leaders read
 * by name, and shows no count of a single team.
 */
const keptStatement = `
SELECT prepared, count(DISTINCT team_id)::int AS teams FROM actions
WHERE company_id = $1 AND topic = $2 AND state = 'kept' AND prepared IS NOT NULL
  AND (said_band IS NOT NULL OR said_score IS NOT NULL OR share_id IS NOT NULL)
GROUP BY prepared HAVING count(DISTINCT team_id) >= 2`;

/**
 * Returns the prepared steps for a cause, addressed to the leader, with how many teams kept each, and the survey that
 * asks more about the cause.
 */
export async function listActionIdeas({ locale, company }: Pick<UserCtx, 'locale' | 'company'>, text: string) {
  const topic = readTopic(text);
  const survey = topic && surveyAbout(topic);
  if (!topic) return { ideas: [], survey: null };
  const numbers = preparedNumbers(topic);
  const values = [company.id, text];
  const keepers = numbers.length === 0 ? [] : asRows(keptRow, await readKept(values));
  const ideas = numbers.map((prepared) => {
    const said = describePrepared(topic, prepared, 'leader');
    const keptBy = keepers.find((row) => row.prepared === prepared)?.teams ?? null;
    return { prepared, text: said ? inWords(said, locale) : '', keptBy };
  });
  const { name } = survey ? presentReadySurvey(survey, { company: company.name, locale }) : { name: '' };
  return { ideas, survey: survey ? { id: survey.id, name, questions: survey.questions.length } : null };
}

function readKept(values: unknown[]) {
  return pool().query({ name: 'kept-ideas', text: keptStatement, values });
}
