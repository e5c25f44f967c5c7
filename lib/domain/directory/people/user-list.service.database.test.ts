import { beforeEach, describe, expect, it } from 'vitest';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let scene: DirectoryScene;

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
});

describe('finding people', () => {
  it.each([
    ['userName eq', (ada: { userName: string }) => `userName eq "${ada.userName.toUpperCase()}"`],
    ['externalId eq', () => 'externalId eq "ext-ada"'],
    ['what Entra writes', (ada: { userName: string }) => `emails[type eq "work"].value eq "${ada.userName}"`],
    ['id eq', (ada: { id: string }) => `id eq "${ada.id}"`],
  ])('by %s finds those the directory manages', async (_title, filter) => {
    const ada = await scene.add('ada');
    await scene.add('bo');
    const { status, body } = await scene.send('GET', `Users?filter=${encodeURIComponent(filter(ada))}`);
    expect([status, body.totalResults, body.Resources[0]?.id]).toEqual([200, 1, ada.id]);
  });

  it('finds no one it doesn’t manage, from another company, or deleted', async () => {
    const own = await buildUser(prisma(), { companyId: scene.companyId, email: scene.address('own') });
    const other = await buildDirectoryScene();
    const foreign = await other.send('POST', 'Users', { userName: other.address('eve'), name: { givenName: 'Eve' } });
    const { id: goneId } = await scene.add('gone');
    await scene.send('DELETE', `Users/${goneId}`);
    for (const id of [own.id, foreign.body.id, goneId, '0', 'x', '99999999999'])
      for (const [method, body] of [
        ['GET'],
        ['PUT', scene.person('new')],
        ['PATCH', { Operations: [{ op: 'add', path: 'active', value: false }] }],
        ['DELETE'],
      ] as const)
        expect([id, method, (await scene.send(method, `Users/${id}`, body)).status]).toEqual([id, method, 404]);
    expect((await scene.send('GET', 'Users')).body).toMatchObject({ totalResults: 0, Resources: [] });
  });

  it('returns pages, and refuses unknown filters', async () => {
    for (const name of ['ada', 'bo', 'cy']) await scene.add(name);
    const { body } = await scene.send('GET', 'Users?startIndex=2&count=1');
    expect(body).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    for (const filter of ['userName sw "a"', 'userName eq', 'password eq "x"', 'constructor eq "x"', 'a or b'])
      expect((await scene.send('GET', `Users?filter=${encodeURIComponent(filter)}`)).body.scimType).toBe(
        'invalidFilter',
      );
  });
});
