import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { inviteNewTeamLeader } from '#/lib/domain/invitations/invite/invite.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let ctx: UserCtx;
let team: Team;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  ctx = await userCtx(await buildAdministrator(prisma(), { companyId }));
  const { id: leaderId } = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId });
});

const allInvitations = () => prisma().invitation.findMany({ where: { companyId } });
const open = () => prisma().invitation.findMany({ where: { companyId, revokedAt: null } });

describe('the lead of a team', () => {
  it('is offered to a colleague by id, without revealing the address', async () => {
    const colleague = await buildUser(prisma(), { companyId, firstName: 'Cora', lastName: 'Colleague' });
    await inviteNewTeamLeader(ctx, team.id, { userId: colleague.id, keep: true });
    expect(await open()).toMatchObject([
      { kind: 'team_leader', teamId: team.id, email: colleague.email, firstName: 'Cora', keepPrevious: true },
    ]);
  });

  it('can’t be offered by id to a person of another company, suspended or without an account', async () => {
    const { id: otherCompanyId } = await buildCompany(prisma());
    const nobodies = [
      await buildUser(prisma(), { companyId: otherCompanyId }),
      await buildUser(prisma(), { companyId, blockedAt: new Date() }),
      await buildUser(prisma(), { companyId, confirmedAt: null }),
    ];
    for (const { id: userId } of nobodies)
      await expect(inviteNewTeamLeader(ctx, team.id, { userId, keep: true })).rejects.toMatchObject({
        code: 'invalid',
      });
    expect(await allInvitations()).toEqual([]);
  });
});
