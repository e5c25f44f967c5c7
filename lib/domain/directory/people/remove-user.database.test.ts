import { readFileSync } from 'node:fs';
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

  it('is undone by an administrator, also for a later suspension', async () => {
    const { id } = await scene.add('ada');
    await scene.send('DELETE', `Users/${id}`);
    const ctx = await userCtx(scene.administrator);
    await restorePerson(ctx, Number(id));
    await suspendPerson(ctx, Number(id));
    await eraseDeletedPeople(later(ERASE_AFTER_DAYS + 1));
    expect(await exists(id)).toBe(true);
  });
});

describe('restoring access', () => {
  const setActive = async (id: string, value: boolean) =>
    (await scene.patch(id, { op: 'replace', path: 'active', value })).body.active;
  const suspend = async (id: string) => suspendPerson(await userCtx(scene.administrator), Number(id));
  const restore = async (id: string) => restorePerson(await userCtx(scene.administrator), Number(id));

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['it suspended the person', (id) => setActive(id, false)],
    ['it deleted the person', (id) => scene.send('DELETE', `Users/${id}`)],
    [
      'it suspended the person again',
      async (id) => {
        await setActive(id, false);
        await restore(id);
        await setActive(id, true);
        await setActive(id, false);
      },
    ],
  ])('is the directory’s after %s', async (_title, end) => {
    const { id } = await scene.add('ada');
    await end(id);
    expect((await rowOf(scene.address('ada'))).suspendedAt).not.toBeNull();
    await scene.add('ada');
    expect(await setActive(id, true)).toBe(true);
  });

  it('is the directory’s for someone it added without access', async () => {
    const { id } = await scene.add('ada', { active: false });
    expect(await setActive(id, true)).toBe(true);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'and the directory then also says so',
      async (id) => {
        await suspend(id);
        await setActive(id, false);
      },
    ],
    [
      'and the directory then deletes the person',
      async (id) => {
        await suspend(id);
        await scene.send('DELETE', `Users/${id}`);
      },
    ],
    [
      'after restoring what the directory had ended',
      async (id) => {
        await setActive(id, false);
        await restore(id);
        await suspend(id);
      },
    ],
    [
      'after restoring someone the directory had deleted',
      async (id) => {
        await scene.send('DELETE', `Users/${id}`);
        await restore(id);
        await suspend(id);
      },
    ],
  ])('isn’t the directory’s if an administrator ended it %s', async (_title, end) => {
    const { id } = await scene.add('ada');
    await end(id);
    await scene.add('ada');
    expect(await setActive(id, true)).toBe(false);
    expect((await actions()).at(-1)).not.toBe('directory person.restore ');
    await restore(id);
    expect((await rowOf(scene.address('ada'))).suspendedAt).toBeNull();
  });

  it('from before the migration is recognised by the activity log', async () => {
    const [{ id: ended }, { id: added }, { id: other }] = [
      await scene.add('ada'),
      await scene.add('bo', { active: false }),
      await scene.add('cy'),
    ];
    await setActive(ended, false);
    await suspend(other);
    await setActive(other, false);
    await prisma().directoryPerson.updateMany({ where: { companyId: scene.companyId }, data: { suspendedAt: null } });
    const folder = 'prisma/migrations/20261129080100_access_ended_by_directory_filled';
    await prisma().$executeRawUnsafe(readFileSync(`${folder}/migration.sql`, 'utf8'));
    expect([await setActive(ended, true), await setActive(added, true), await setActive(other, true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
