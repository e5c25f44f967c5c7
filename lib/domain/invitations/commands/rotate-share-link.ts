import type { Parsed } from '#/lib/api/endpoint.ts';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import type { rotateShareLinkContract } from '#/lib/domain/invitations/manage-contract.ts';
import { presentShareLink } from '#/lib/domain/invitations/present.ts';
import { getManagedDepartment } from '#/lib/domain/organisation/queries/get-managed-department.ts';
import { getManagedTeam } from '#/lib/domain/organisation/queries/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import type { ShareLink } from '#/lib/platform/tokens.ts';

type Asked = Parsed<typeof rotateShareLinkContract>['body'];

/**
 * Makes a share link anew; the one before is over at once. Throws `forbidden` for a company's link to who is no
 * Administrator, and as `getManagedDepartment` and `getManagedTeam` do.
 */
export async function rotateShareLink(ctx: UserCtx, asked: Asked): Promise<{ link: string }> {
  const link = await ctx.db.$transaction(async (tx) => {
    const { subject, ...raised } = await raiseVersion(tx, ctx, asked);
    await recordAudit(tx, ctx, { action: 'link.rotate', subject, details: { kind: raised.kind } });
    return raised;
  });
  return { link: presentShareLink(link) };
}

const increment = { increment: 1 };

async function raiseVersion(tx: Transaction, ctx: UserCtx, asked: Asked): Promise<ShareLink & { subject: string }> {
  if (asked.kind === 'team_member') {
    const { id } = await getManagedTeam(tx, ctx, asked.teamId);
    const { linkVersion } = await tx.team.update({ where: { id }, data: { linkVersion: increment } });
    return { kind: asked.kind, id, version: linkVersion, subject: `team:${id}` };
  }
  if (asked.kind === 'department_team_leader') {
    const { id } = await getManagedDepartment(tx, ctx, asked.departmentId);
    const { linkVersion } = await tx.department.update({ where: { id }, data: { linkVersion: increment } });
    return { kind: asked.kind, id, version: linkVersion, subject: `department:${id}` };
  }
  if (ctx.actor.role !== 'Administrator') throw forbidden();
  const { id } = ctx.company;
  const column = companyColumns[asked.kind];
  const company = await tx.company.update({ where: { id }, data: { [column]: increment } });
  return { kind: asked.kind, id, version: company[column], subject: `company:${id}` };
}

const companyColumns = {
  company_administrator: 'administratorLinkVersion',
  department_leader: 'departmentLinkVersion',
  team_leader: 'teamLeaderLinkVersion',
} as const;
