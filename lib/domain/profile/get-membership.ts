import { listPlanLines } from '#/lib/domain/billing/plans/list-plan-lines.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns lines about the company's membership, each a current fact: plan, since when, how many people, how many teams.
 */
export async function getMembership(ctx: UserCtx): Promise<{ text: string[] }> {
  const companyId = ctx.company.id;
  const active = { companyId, confirmedAt: { not: null }, blockedAt: null };
  const [plan, company, people, administrators, teams] = await Promise.all([
    listPlanLines(ctx),
    ctx.db.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true, createdAt: true } }),
    ctx.db.user.count({ where: active }),
    ctx.db.user.count({ where: { ...active, administrator: { isNot: null } } }),
    ctx.db.team.count({ where: { companyId, completedAt: { not: null } } }),
  ]);
  const since = company.createdAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: ctx.actor.timeZone });
  return {
    text: [
      ...plan,
      `${company.name} has used unboXt since ${since}.`,
      `${countWords(people, 'person has', 'people have')} an account, ${countWords(administrators, 'administrator')} among them.`,
      `${countWords(teams, 'team is', 'teams are')} set up.`,
    ],
  };
}
