import { beforeEach, describe, expect, it } from 'vitest';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene, sendScim } from '#/e2e/support/scenes/directory-scene.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';

let scene: DirectoryScene;

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
});

describe('the directory’s key', () => {
  it('is required, with its scope, and isn’t a session', async () => {
    const { token } = await buildApiKey(prisma(), scene.administrator, {
      scopes: ['organisation:write', 'audit:read'],
    });
    const session = await signInAs(prisma(), scene.administrator, { kind: 'api' });
    expect((await sendScim(token, 'GET', 'Users')).status).toBe(403);
    const own = session.headers.authorization?.split(' ')[1] ?? '';
    for (const bearer of ['uk_unknown', own, '']) {
      const { status, headers } = await sendScim(bearer, 'GET', 'Users');
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });

  it('opens no call of the API', async () => {
    expect((await scene.send('GET', 'ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } });
    expect((await scene.send('GET', 'Schemas')).body.totalResults).toBe(2);
    expect((await scene.send('GET', 'ResourceTypes/User')).body.endpoint).toBe('/Users');
    for (const path of ['Bulk', 'Me', 'Users/1/2', 'constructor', 'ResourceTypes/Thing'])
      expect((await scene.send('GET', path)).status).toBe(404);
    expect((await scene.send('DELETE', 'Users')).status).toBe(404);
  });

  it('is noted as seen once a minute; other calls neither write nor lock the row', async () => {
    await scene.send('GET', 'ServiceProviderConfig');
    await scene.send('GET', 'ServiceProviderConfig');
    const rows = await prisma().$queryRaw`
      SELECT xmax::text AS lock FROM directory_states WHERE company_id = ${scene.companyId}`;
    expect(rows).toEqual([{ lock: '0' }]);
  });
});
