import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import { ERASE_AFTER_DAYS } from '#/lib/domain/directory/constants.ts';
import { eraseDeletedPeople } from '#/lib/domain/directory/people/erase-deleted-people.ts';
import { restorePerson, suspendPerson } from '#/lib/domain/people/access/suspension.service.ts';
import { prisma } from '#/lib/platform/db.ts';

let scene: DirectoryScene;

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
});

const rowOf = (email: string) => prisma().user.findUniqueOrThrow({ where: { email } });
const actions = async () =>
  (await prisma().auditEntry.findMany({ where: { companyId: scene.companyId }, orderBy: { id: 'asc' } }))
    .filter(({ action }) => action !== 'key.pass-on')
    .map(({ actorKind, action, details }) =>
      [actorKind, action, (details as { change?: string }).change ?? ''].join(' '),
    );
const DAY_MS = 24 * 3_600_000;

describe('deleting a person', () => {
  const later = (days: number) => jobCtx({ now: new Date(Date.now() + days * DAY_MS) });
  const exists = async (id: string) =>
    !(await prisma().user.findUniqueOrThrow({ where: { id: Number(id) } })).email.includes('former');

  it('suspends immediately and erases thirty days later', async () => {
    const { id } = await scene.add('ada');
    expect((await scene.send('DELETE', `Users/${id}`)).status).toBe(204);
    expect((await rowOf(scene.address('ada'))).suspendedAt).not.toBeNull();
    await eraseDeletedPeople(later(ERASE_AFTER_DAYS - 1));
    expect(await exists(id)).toBe(true);
    await eraseDeletedPeople(later(ERASE_AFTER_DAYS + 1));
    expect(await exists(id)).toBe(false);
    expect(await prisma().directoryPerson.count({ where: { companyId: scene.companyId } })).toBe(0);
    expect((await actions()).at(-1)).toBe('job person.erase ');
  });

  it('is undone when the directory adds them again', async () => {
    const { id } = await scene.add('ada');
    await scene.send('DELETE', `Users/${id}`);
    expect(await scene.add('ada')).toMatchObject({ id, active: true });
    await eraseDeletedPeople(later(ERASE_AFTER_DAYS + 1));
    expect(await exists(id)).toBe(true);
  });

  it('is undone by an Administrator, also for a later suspension', async () => {
    const { id } = await scene.add('ada');
    await scene.send('DELETE', `Users/${id}`);
    const ctx = await userCtx(scene.administrator);
    await restorePerson(ctx, Number(id));
    await suspendPerson(ctx, Number(id));
    await eraseDeletedPeople(later(ERASE_AFTER_DAYS + 1));
    expect(await exists(id)).toBe(true);
  });
});
