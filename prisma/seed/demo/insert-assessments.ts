import type { PoolClient } from 'pg';
import { type AnswerValue, INSTRUMENT_ID, ITEMS_COUNT, ITEMS_PER_STEP } from '#/lib/domain/assessment/constants.ts';
import { computeRaw } from '#/lib/domain/assessment/personality/personality-scores.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';

const [, , leader, member] = demoAccounts.map(({ email }) => email);

/** Answers, by step, of a person with many ideas who likes order and stays in the background. */
const answers = ['2244535423', '2341453242', '3253525131', '4154424423', '3454535124']
  .join('')
  .split('')
  .map((value): AnswerValue => Number(value) as AnswerValue);

interface Assessment {
  email: string | undefined;
  count: number;
}

const storeAnswers = `
INSERT INTO personality_answers (company_id, user_id, item_id, value)
SELECT $1, u.id, answer.item, answer.value FROM users u CROSS JOIN unnest($3::int[]) WITH ORDINALITY AS answer (value, item)
WHERE u.company_id = $1 AND u.email = $2`;

const storeResult = `
INSERT INTO personality_results (user_id, company_id, instrument_id, raw, is_uniform, completed_at)
SELECT u.id, $1, $3, $4, false, $5 FROM users u WHERE u.company_id = $1 AND u.email = $2`;

/** Stores two personality assessments of the demo team: one finished three days ago, one at step 3. */
export async function insertAssessments(client: PoolClient, { companyId, now }: { companyId: number; now: Date }) {
  const assessments: Assessment[] = [
    { email: member, count: ITEMS_COUNT },
    { email: leader, count: 2 * ITEMS_PER_STEP },
  ];
  for (const { email, count } of assessments)
    await client.query(storeAnswers, [companyId, email, answers.slice(0, count)]);
  const completedAt = new Date(now.getTime() - 3 * 24 * 3_600_000);
  await client.query(storeResult, [companyId, member, INSTRUMENT_ID, computeRaw(answers), completedAt]);
}
