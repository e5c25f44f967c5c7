import type { Parsed } from '#/lib/api/endpoint.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { presentShareLink } from '#/lib/domain/invitations/invitations.present.ts';
import type { rotateShareLinkContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import { getManagedDepartment, getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';

type Body = Parsed<typeof rotateShareLinkContract>['body'];

/**
 * Replaces a share link; the old one ends at once, with the sign-ups by it that wait. Throws `forbidden` where somebody
 * other than an Administrator replaces a company's link, and as `getManagedDepartment` and `getManagedTeam` do.
 */
export async function rotateShareLink(ctx: UserCtx, body: Body): Promise<{ link: string }> {
  const { kind } = body;
  const link = await inTransaction(ctx.db, async (tx) => {
    const { id, subject } = await findPlace(tx, ctx, body);
    const version = await raiseLinkVersion(tx, { companyId: ctx.company.id, kind, id }, ctx.clock.now());
    await recordAct(tx, ctx, { action: 'link.rotate', subject, details: { kind } });
    return { kind, id, version };
  });
  return { link: presentShareLink(link) };
}

async function findPlace(tx: Transaction, ctx: UserCtx, body: Body): Promise<{ id: number; subject: string }> {
  if (body.kind === 'team_member') {
    const { id } = await getManagedTeam(tx, ctx, body.teamId);
    return { id, subject: `team:${id}` };
  }
  if (body.kind === 'department_team_leader') {
    const { id } = await getManagedDepartment(tx, ctx, body.departmentId);
    return { id, subject: `department:${id}` };
  }
  if (ctx.actor.role !== 'Administrator') throw forbidden();
  return { id: ctx.company.id, subject: `company:${ctx.company.id}` };
}
