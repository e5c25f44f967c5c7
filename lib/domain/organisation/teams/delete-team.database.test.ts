import { beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { sendCheckInMail, sendRound } from '#/lib/domain/check-ins/queues.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { deleteTeam, updateTeamName } from '#/lib/domain/organisation/teams/team.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

/** A Monday when London is at UTC. */
const NOON = '2026-03-02T12:00:00Z';

let companyId: number;
let team: Team;
let leader: User;
let second: User;
let member: User;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  [leader, second] = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId })];
  const leaders = { leaderId: leader.id, secondaryLeaderId: second.id };
  team = await buildTeam(prisma(), { companyId, name: 'Atoms', ...leaders });
  member = await buildMember(prisma(), { team });
});

/** Every row of every table that still names the team. */
async function rowsOf(teamId: number): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'team_id'",
  );
  const tableNames: string[] = [];
  for (const { name } of rows)
    if ((await pool().query(`SELECT 1 FROM ${name} WHERE team_id = $1`, [teamId])).rows.length > 0)
      tableNames.push(name);
  return tableNames.sort();
}

it('deleting a team deletes all its data except who led it, keeps the people, and notifies them live', async () => {
  const db = prisma();
  const checkIn = await buildCheckIn(db, { team, userId: member.id, localDate: '2026-02-02' });
  await buildAnswer(db, { checkIn });
  await rebuildPersonMonths(pool(), { companyId });
  await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id });
  const words = { title: 'News', message: 'News', icon: 'team', color: 'default' };
  await db.notification.create({
    data: { companyId, userId: leader.id, teamId: team.id, role: 'Team Leader', createdAt: new Date(), ...words },
  });
  await openDueRounds(jobCtx({ now: NOON }));
  expect(await rowsOf(team.id)).toEqual([
    'check_in_answers',
    'check_in_looks',
    'check_in_rounds',
    'check_ins',
    'invitations',
    'leaderships',
    'notifications',
    'person_months',
    'team_members',
  ]);
  const ctx = await userCtx(leader);
  const messages = await liveMessagesOf(() => deleteTeam(ctx, team.id));
  expect(messages).toEqual([leader, second, member].map(({ id }) => ['rejoin', userRoom(id), '', {}]));
  // Leaderships stay stored. A look finds nothing and ends: a sweep that holds it would delay the deletion.
  expect(await rowsOf(team.id)).toEqual(['check_in_looks', 'leaderships']);
  expect(await db.user.count({ where: { companyId, blockedAt: null } })).toBe(3);
  const entries = await db.auditEntry.findMany({ where: { companyId } });
  expect(entries).toMatchObject([{ action: 'team.delete', subject: `team:${team.id}`, details: { name: 'Atoms' } }]);
});

it('check-ins of a deleted team that were about to be sent aren’t, and their jobs end quietly', async () => {
  await openDueRounds(jobCtx({ now: NOON }));
  const rounds = await prisma().checkInRound.findMany({ where: { teamId: team.id } });
  const waiting = (await waitingIn(sendRound)).map(({ roundId }) => roundId);
  expect(rounds).toHaveLength(1);
  expect(waiting).toContain(rounds[0]?.id);
  await deleteTeam(await userCtx(leader), team.id);
  const mails = (await waitingIn(sendCheckInMail)).length;
  await sendRoundToMembers(jobCtx({ now: NOON }), rounds[0]?.id ?? 0);
  expect(await waitingIn(sendCheckInMail)).toHaveLength(mails);
});

it('a secondary leader and a member can’t delete the team, a secondary leader can rename it', async () => {
  for (const user of [second, member])
    await expect(deleteTeam(await userCtx(user), team.id)).rejects.toMatchObject({ code: 'forbidden' });
  await updateTeamName(await userCtx(second), team.id, { name: 'Bees' });
  await expect(updateTeamName(await userCtx(member), team.id, { name: 'Mine' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await prisma().team.findUniqueOrThrow({ where: { id: team.id } })).name).toBe('Bees');
});
