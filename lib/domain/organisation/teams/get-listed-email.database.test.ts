import { beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  resendTeamInvitation,
  withdrawTeamInvitation,
} from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import { removeMember } from '#/lib/domain/organisation/teams/remove-member.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

openQueue();
let ctx: UserCtx;
let companyId: number;

beforeAll(async () => {
  companyId = (await buildCompany(prisma())).id;
  ctx = await userCtx(await buildAdministrator(prisma(), { companyId }));
});

it('a listed person’s address is found by their id in the list, also before they join', async () => {
  const team = await buildTeam(prisma(), { companyId });
  const member = await buildMember(prisma(), { team });
  const invitation = await buildInvitation(prisma(), { companyId, kind: 'team_member', teamId: team.id });
  const listMembers = async () => (await getTeam(ctx, { id: team.id })).team.members;
  const rows = await listMembers();
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([-invitation.id, member.id]));
  for (const { id, email } of rows) expect(await getListedEmail(ctx, { id })).toEqual({ email });

  await resendTeamInvitation(ctx, team.id, await getListedEmail(ctx, { id: -invitation.id }));
  // A resent invitation keeps its id in the list.
  expect((await listMembers()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  await withdrawTeamInvitation(ctx, team.id, await getListedEmail(ctx, { id: -invitation.id }));
  await removeMember(ctx, team.id, await getListedEmail(ctx, { id: member.id }));
  expect(await listMembers()).toEqual([]);
});

it('people of another company, and unused ids, aren’t found', async () => {
  const elsewhere = (await buildCompany(prisma())).id;
  const stranger = await buildAdministrator(prisma(), { companyId: elsewhere });
  const invitation = await buildInvitation(prisma(), { companyId: elsewhere, kind: 'company_administrator' });
  for (const id of [stranger.id, -invitation.id, 0, 2_147_483_647, -2_147_483_647])
    await expect(getListedEmail(ctx, { id })).rejects.toMatchObject({ code: 'not_found' });
});
