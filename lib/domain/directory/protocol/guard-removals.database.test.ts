import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import {
  continueDirectory,
  getDirectory,
  stopDirectory,
  tieGroup,
} from '#/lib/domain/directory/manage/directory.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

/** With the administrator 15 people, a fifth of which is three; but fewer than five are never too many. */
const PEOPLE = 14;

let scene: DirectoryScene;
let ctx: UserCtx;
let ids: string[];

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
  ctx = await userCtx(scene.administrator);
  ids = [];
  for (let at = 0; at < PEOPLE; at++) {
    const { body } = await scene.send('POST', 'Users', {
      userName: scene.address(`p${at}`),
      name: { givenName: 'Ada' },
    });
    ids.push(body.id);
  }
});

const end = (id: string | undefined) =>
  scene.send('PATCH', `Users/${id}`, { Operations: [{ op: 'replace', path: 'active', value: false }] });
const suspendedCount = () => prisma().user.count({ where: { companyId: scene.companyId, suspendedAt: { not: null } } });
const noticeCount = async () =>
  (await findNotices({ where: { companyId: scene.companyId, userId: ctx.actor.userId } })).length;

describe('a directory that removes many people', () => {
  it('is paused, reported once, and continues when an administrator allows it', async () => {
    for (const id of ids.slice(0, 4)) expect((await end(id)).status).toBe(200);
    const refused = await end(ids[4]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
    expect((await scene.send('DELETE', `Users/${ids[5]}`)).status).toBe(503);
    expect((await scene.send('POST', 'Users', { userName: scene.address('new') })).status).toBe(503);
    expect((await scene.send('GET', 'Users')).status).toBe(200);
    expect([await suspendedCount(), await noticeCount()]).toEqual([4, 1]);
    expect(await getDirectory(ctx)).toMatchObject({
      state: 'paused',
      people: { linked: PEOPLE, others: 1, leaving: 5 },
    });
    await continueDirectory(ctx);
    for (const id of ids.slice(4, 10)) expect((await end(id)).status).toBe(200);
    expect(await suspendedCount()).toBe(10);
    const acts = await prisma().auditEntry.findMany({
      where: { companyId: scene.companyId, action: { in: ['directory.pause', 'directory.continue'] } },
    });
    expect(acts.map(({ action }) => action)).toEqual(['directory.pause', 'directory.continue']);
  });

  it('has removals from teams counted, whole groups together', async () => {
    const team = await buildTeam(prisma(), { companyId: scene.companyId });
    const members = ids.map((value) => ({ value }));
    const { body: group } = await scene.send('POST', 'Groups', { displayName: 'All', members });
    await tieGroup(ctx, group.id, { teamId: team.id });
    const patch = { Operations: [{ op: 'remove', path: 'members' }] };
    expect((await scene.send('PATCH', `Groups/${group.id}`, patch)).status).toBe(503);
    expect(await prisma().teamMember.count({ where: { teamId: team.id } })).toBe(PEOPLE);
    expect((await scene.send('GET', `Groups/${group.id}`)).body.members).toHaveLength(PEOPLE);
  });

  it('isn’t paused if it’s slow: only one hour counts', async () => {
    for (const id of ids.slice(0, 4)) await end(id);
    const removedAt = new Date(Date.now() - 61 * 60_000);
    await prisma().directoryPerson.updateMany({
      where: { companyId: scene.companyId, removedAt: { not: null } },
      data: { removedAt },
    });
    expect((await end(ids[4])).status).toBe(200);
  });

  it('is also paused if its removals are parallel', async () => {
    const answers = await Promise.all(ids.slice(0, 8).map(end));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 503, 503, 503, 503,
    ]);
    expect([await suspendedCount(), await noticeCount()]).toEqual([4, 1]);
  });

  it('can be stopped, and says what was refused', async () => {
    await scene.send('POST', 'Users', { userName: 'ada@example.com' });
    expect((await getDirectory(ctx)).lastError?.text).toContain(
      'example.com isn’t a domain that your company has verified.',
    );
    await stopDirectory(ctx);
    await stopDirectory(ctx);
    expect((await end(ids[0])).status).toBe(503);
    expect((await getDirectory(ctx)).state).toBe('stopped');
    await continueDirectory(ctx);
    for (const id of ids.slice(0, 4)) expect((await end(id)).status).toBe(200);
    expect((await end(ids[4])).status).toBe(503);
  });
});
