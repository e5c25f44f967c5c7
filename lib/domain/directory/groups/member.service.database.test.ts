import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { memberChunk } from '#/lib/domain/directory/constants.ts';
import { tieGroup } from '#/lib/domain/directory/manage/directory.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { longAgo } from '#/prisma/seed/builders/unique-word.ts';

/** One full portion and part of a second. */
const PEOPLE = memberChunk + 40;

let scene: DirectoryScene;
let team: Team;
let userIds: number[];
let groupId: string;

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
  const { companyId } = scene;
  const { id: leaderId, ...row } = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId });
  const rows = Array.from({ length: PEOPLE }, (_, at) => ({ ...row, email: scene.address(`p${at}`) }));
  await prisma().user.createMany({
    data: rows.map((one) => ({ ...one, motivatorBaselines: [], motivatorReason: undefined })),
  });
  const where = { companyId, email: { endsWith: scene.domain } };
  const people = await prisma().user.findMany({ where, orderBy: { id: 'asc' } });
  userIds = people.map(({ id }) => id);
  const life = { isActive: true, linkedAt: longAgo, seenAt: longAgo };
  await prisma().directoryPerson.createMany({
    data: people.map(({ id, email }) => ({ companyId, userId: id, userName: email, ...life })),
  });
  ({ id: groupId } = (await scene.send('POST', 'Groups', { displayName: 'All' })).body);
  await tieGroup(await userCtx(scene.administrator), groupId, { teamId: team.id });
});

const patch = (op: string) =>
  scene.send('PATCH', `Groups/${groupId}`, {
    Operations: [{ op, path: 'members', value: userIds.map((id) => ({ value: String(id) })) }],
  });

/** Fails the transaction that reaches one person in the middle of the second portion, as a killed process would. */
async function breakingOff(event: 'INSERT' | 'DELETE', work: () => Promise<void>): Promise<void> {
  const [record, middle] = [event === 'INSERT' ? 'NEW' : 'OLD', userIds[memberChunk + 20]];
  await prisma().$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken off'; END $$`);
  await prisma().$executeRawUnsafe(`
    CREATE TRIGGER break_off BEFORE ${event} ON team_members FOR EACH ROW
    WHEN (${record}.user_id = ${middle}) EXECUTE FUNCTION break_off()`);
  await work();
  await prisma().$executeRawUnsafe('DROP TRIGGER break_off ON team_members');
}

/**
 * Returns how many people the group and its team have, and for how many people, and how often, an event was recorded.
 */
async function counts(action: string) {
  const { companyId } = scene;
  const entries = await prisma().auditEntry.findMany({ where: { companyId, action } });
  const people = entries.map(({ details }) => (details as { userId: number }).userId);
  return {
    group: await prisma().directoryMember.count({ where: { groupId } }),
    team: await prisma().teamMember.count({ where: { teamId: team.id } }),
    events: [people.length, new Set(people).size],
  };
}

describe('members of a large group', () => {
  it('are added once, even if the first attempt stopped in the middle', async () => {
    await breakingOff('INSERT', async () => {
      expect((await patch('add')).status).toBe(500);
      const events = [memberChunk, memberChunk];
      expect(await counts('team.member-move')).toEqual({ group: memberChunk, team: memberChunk, events });
    });
    for (let time = 0; time < 2; time++) {
      expect((await patch('add')).body.members).toHaveLength(PEOPLE);
      expect(await counts('team.member-move')).toEqual({ group: PEOPLE, team: PEOPLE, events: [PEOPLE, PEOPLE] });
    }
  }, 60_000);

  it('are removed once, even if the first attempt stopped in the middle', async () => {
    await patch('add');
    const trustedUntil = new Date(Date.now() + 3_600_000);
    await prisma().directoryState.update({ where: { companyId: scene.companyId }, data: { trustedUntil } });
    await breakingOff('DELETE', async () => {
      expect((await patch('remove')).status).toBe(500);
      const left = PEOPLE - memberChunk;
      expect(await counts('team.member-remove')).toMatchObject({ group: left, team: left });
    });
    for (let time = 0; time < 2; time++) {
      expect((await patch('remove')).body.members).toEqual([]);
      expect(await counts('team.member-remove')).toEqual({ group: 0, team: 0, events: [PEOPLE, PEOPLE] });
    }
    const notices = await prisma().notification.findMany({ where: { userId: { in: userIds } } });
    expect([notices.length, new Set(notices.map(({ userId }) => userId)).size]).toEqual([PEOPLE, PEOPLE]);
  }, 60_000);
});
