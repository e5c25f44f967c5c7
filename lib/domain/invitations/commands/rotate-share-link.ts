import type { Parsed } from '#/lib/api/endpoint.ts';
import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import type { rotateShareLinkContract } from '#/lib/domain/invitations/manage-contract.ts';
import { presentShareLink } from '#/lib/domain/invitations/present.ts';
import { getManagedDepartment } from '#/lib/domain/places/steps/get-managed-department.ts';
import { getManagedTeam } from '#/lib/domain/places/steps/get-managed-team.ts';
import { raiseLinkVersion } from '#/lib/domain/places/steps/raise-link-version.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';

type Asked = Parsed<typeof rotateShareLinkContract>['body'];

/**
 * Makes a share link anew; the one before is over at once, with the sign-ups by it that wait. Throws `forbidden` for a
 * company's link to who is no Administrator, and as `getManagedDepartment` and `getManagedTeam` do.
 */
export async function rotateShareLink(ctx: UserCtx, asked: Asked): Promise<{ link: string }> {
  const { kind } = asked;
  const link = await inTransaction(ctx.db, async (tx) => {
    const { id, subject } = await findPlace(tx, ctx, asked);
    const version = await raiseLinkVersion(tx, { companyId: ctx.company.id, kind, id }, ctx.clock.now());
    await recordAct(tx, ctx, { action: 'link.rotate', subject, details: { kind } });
    return { kind, id, version };
  });
  return { link: presentShareLink(link) };
}

async function findPlace(tx: Transaction, ctx: UserCtx, asked: Asked): Promise<{ id: number; subject: string }> {
  if (asked.kind === 'team_member') {
    const { id } = await getManagedTeam(tx, ctx, asked.teamId);
    return { id, subject: `team:${id}` };
  }
  if (asked.kind === 'department_team_leader') {
    const { id } = await getManagedDepartment(tx, ctx, asked.departmentId);
    return { id, subject: `department:${id}` };
  }
  if (ctx.actor.role !== 'Administrator') throw forbidden();
  return { id: ctx.company.id, subject: `company:${ctx.company.id}` };
}
