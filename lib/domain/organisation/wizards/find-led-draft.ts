import { ofCompany } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the newest department or team that this person leads and has not finished, or null. */
export function findLedDraft(ctx: UserCtx, kind: 'department' | 'team'): Promise<{ id: number; name: string } | null> {
  const draft = {
    where: { ...ofCompany(ctx), leaderId: ctx.actor.userId },
    select: { id: true, name: true },
    orderBy: { id: 'desc' },
  } as const;
  return kind === 'team' ? ctx.db.team.findFirst(draft) : ctx.db.department.findFirst(draft);
}
