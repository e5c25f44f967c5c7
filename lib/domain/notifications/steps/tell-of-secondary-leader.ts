import { presentMessage } from '#/lib/domain/notifications/present.ts';
import { type News, tellLeader } from '#/lib/domain/notifications/steps/tell-leaders.ts';
import { tellMembers } from '#/lib/domain/notifications/steps/tell-members.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface NewSecondaryLeader {
  team: { id: number; companyId: number; name: string; leaderId: number | null };
  person: { id: number; name: string };
  /** The one before, who is told otherwise. */
  before: number | null;
}

/** Tells a team's leader, unless they did it, and its members who helps lead it from now on; answers what they are told. */
export async function tellOfSecondaryLeader(tx: Transaction, ctx: Ctx, told: NewSecondaryLeader): Promise<News> {
  const { team, person, before } = told;
  const news = {
    companyId: team.companyId,
    aboutUserId: person.id,
    title: 'New secondary leader',
    message: presentMessage`<strong>${person.name}</strong> is now the secondary leader of <strong>${team.name || 'your team'}</strong>.`,
    icon: 'person',
    teamId: team.id,
  } as const;
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.userId === team.leaderId;
  if (!isOwn) await tellLeader(tx, ctx, news, { leaderId: team.leaderId, role: 'Team Leader' });
  await tellMembers(tx, ctx, news, before);
  return news;
}
