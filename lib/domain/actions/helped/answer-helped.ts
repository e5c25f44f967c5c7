import { type HelpedAnswer, helpedAnswers } from '#/lib/domain/actions/constants.ts';
import { readActionTeam } from '#/lib/domain/actions/read-actions.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Of two answers of one person at once, one counts; an answer and the close wait for each other. */
const statement = `
WITH ballot AS (
  SELECT action_id FROM action_ballots WHERE action_id = $1 AND company_id = $2 AND closed_at IS NULL FOR UPDATE
), voter AS (
  INSERT INTO action_voters (action_id, company_id, user_id) SELECT action_id, $2, $3 FROM ballot
  ON CONFLICT DO NOTHING RETURNING action_id
)
UPDATE action_ballots b SET counts[$4] = b.counts[$4] + 1 FROM voter WHERE b.action_id = voter.action_id`;

/**
 * Counts what a member says of a step, and notes beside it that they have answered: which answer was theirs is stored
 * nowhere. Throws `not_found` for a step that the company does not have or whose team the person is not in, and
 * `conflict` where they have answered or it is not asked now.
 */
export async function answerHelped(ctx: UserCtx, id: number, value: HelpedAnswer): Promise<Record<string, never>> {
  const { userId } = ctx.actor;
  const companyId = ctx.company.id;
  const action = await ctx.db.action.findFirst({ where: { id, companyId }, select: { teamId: true } });
  const team = action && (await readActionTeam({ companyId, userId, teamId: action.teamId }));
  if (!team) throw notFound();
  if (!team.belongs) throw team.leads ? forbidden() : notFound();
  const values = [id, companyId, userId, helpedAnswers.indexOf(value) + 1];
  const { rowCount } = await pool().query({ name: 'answer-helped', text: statement, values });
  if (rowCount === 0) throw new Problem('conflict', message('actions.answers.helpedOver'));
  return {};
}
