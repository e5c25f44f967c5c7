import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { buildDirectoryScene, type DirectoryScene, type ScimBody } from '#/e2e/support/scenes/directory-scene.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/**
 * The cases that Microsoft's SCIM validator runs for our schemas, with its bodies:
 * https://learn.microsoft.com/en-us/entra/identity/app-provisioning/scim-validator-tutorial
 */
const server = openServer();
const SCIM = 'application/scim+json';
const CORE = 'urn:ietf:params:scim:schemas:core:2.0';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let scene: DirectoryScene;
let headers: Record<string, string>;

beforeAll(async () => {
  scene = await buildDirectoryScene();
  ({ headers } = await buildApiKey(prisma(), scene.administrator, { scopes: ['directory:write'] }));
}, 60_000);

async function send(method: string, path: string, body?: object) {
  const init = { method, headers: { ...headers, 'content-type': `${SCIM}; charset=utf-8` } };
  const response = await fetch(`${server.url}/scim/v2/${path}`, body ? { ...init, body: JSON.stringify(body) } : init);
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe(text === '' ? null : SCIM);
  return { status: response.status, body: JSON.parse(text || '{}') as ScimBody };
}
const patch = (path: string, ...Operations: object[]) =>
  send('PATCH', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
const filtered = (path: string, attribute: string, value: string, more = '') =>
  send('GET', `${path}?${more}filter=${attribute}+eq+${encodeURIComponent(`"${value}"`)}`);

/** Returns all attributes that Entra sends by default, most of which we ignore. */
const newUser = () => {
  const userName = scene.address(uniqueWord().toLowerCase());
  return {
    userName,
    active: true,
    displayName: 'NDSQQTECVAAC',
    title: 'CJSGUNOAAMMQ',
    emails: [{ type: 'work', value: scene.address(uniqueWord().toLowerCase()), primary: true }],
    preferredLanguage: 'hi',
    name: { givenName: 'Elfrieda', familyName: 'Urban', formatted: 'Myah', middleName: 'Cindy' },
    addresses: [{ type: 'work', formatted: 'ZQEHBLETAAQE', postalCode: 'cx47 4mz', primary: true }],
    phoneNumbers: ['work', 'mobile', 'fax'].map((type) => ({ type, value: '10-040-1308' })),
    [ENTERPRISE]: { employeeNumber: 'OXYYEGWVLTGW', department: 'ZYWTBPDFHIIP', manager: { value: 'XYMKVVRYDIOO' } },
    roles: [{ primary: 'True', display: 'MRONYWGFFHXQ', value: 'WDEIISGWWQBE', type: 'XVTUOHMYUFRL' }],
    locale: 'RJWNTUNNOHNZ',
    timezone: 'America/Guayaquil',
    externalId: uniqueWord(),
    schemas: [`${CORE}:User`, ENTERPRISE],
  };
};
const newGroup = () => ({ displayName: uniqueWord(), externalId: uniqueWord(), schemas: [`${CORE}:Group`] });

const makeUser = async (said = newUser()) => ({ said, path: `Users/${(await send('POST', 'Users', said)).body.id}` });
const makeGroup = async (said = newGroup()) => ({
  said,
  path: `Groups/${(await send('POST', 'Groups', said)).body.id}`,
});
const uniqueness = { status: '409', scimType: 'uniqueness', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] };

describe('a directory’s user', () => {
  it('is created', async () => {
    const said = newUser();
    const { status, body } = await send('POST', 'Users', said);
    const { userName, externalId, emails } = said;
    const attributes = {
      userName,
      externalId,
      emails,
      active: true,
      name: { givenName: 'Elfrieda', familyName: 'Urban' },
    };
    expect([status, body]).toMatchObject([201, attributes]);
    expect(await send('GET', `Users/${body.id}`)).toMatchObject({ status: 200, body: { id: body.id, ...attributes } });
  });

  it('is created once', async () => {
    const { said } = await makeUser();
    expect(await send('POST', 'Users', said)).toMatchObject({ status: 409, body: uniqueness });
  });

  it('is found by a filter, whatever the case of its letters, and no one else is', async () => {
    const { said } = await makeUser();
    for (const name of [said.userName, said.userName.toUpperCase()]) {
      const { status, body } = await filtered('Users', 'userName', name);
      expect([status, body.totalResults, body.Resources[0]?.userName]).toEqual([200, 1, said.userName]);
    }
    const { status, body } = await filtered('Users', 'userName', scene.address('nobody'));
    expect([status, body.totalResults, body.Resources]).toEqual([200, 0, []]);
  });

  it('gets new values', async () => {
    const { path } = await makeUser();
    const value = scene.address(uniqueWord().toLowerCase());
    const changes: [string, string][] = [
      ['emails[type eq "work"].value', value],
      ['name.givenName', 'Ada'],
      ['name.familyName', 'King'],
      ['phoneNumbers[type eq "work"].value', '07-272-0828'],
      ['addresses[type eq "work"].streetAddress', '2809 Johns Walk'],
      [`${ENTERPRISE}:department`, 'KMYVNUJVVZWC'],
    ];
    const operations = changes.map(([name, text]) => ({ op: 'replace', path: name, value: text }));
    expect(await patch(path, ...operations)).toMatchObject({
      status: 200,
      body: { emails: [{ type: 'work', value }], name: { givenName: 'Ada', familyName: 'King' } },
    });
  });

  it('gets a new name', async () => {
    const { path } = await makeUser();
    const userName = scene.address(uniqueWord().toLowerCase());
    expect(await patch(path, { op: 'replace', value: { userName } })).toMatchObject({
      status: 200,
      body: { userName },
    });
  });

  it('is disabled, and is still returned as disabled', async () => {
    const { said, path } = await makeUser();
    expect((await patch(path, { op: 'replace', value: { active: false } })).status).toBe(200);
    expect((await send('GET', path)).body.active).toBe(false);
    expect((await filtered('Users', 'userName', said.userName)).body.Resources[0]?.active).toBe(false);
  });

  it('is deleted once', async () => {
    const { path } = await makeUser();
    expect((await send('DELETE', path)).status).toBe(204);
    for (const method of ['GET', 'DELETE'])
      expect(await send(method, path)).toMatchObject({ status: 404, body: { status: '404' } });
    expect((await send('DELETE', 'Users/d950a5ce-61da-4979-8423-4600c745a897')).status).toBe(404);
  });
});

describe('a directory’s group', () => {
  it('is created, and only once', async () => {
    const said = newGroup();
    expect(await send('POST', 'Groups', said)).toMatchObject({ status: 201, body: said });
    expect(await send('POST', 'Groups', said)).toMatchObject({ status: 409, body: uniqueness });
  });

  it('is read and found, whatever the case of its letters, with and without its members', async () => {
    const { said, path } = await makeGroup();
    const without = await send('GET', `${path}?excludedAttributes=members`);
    expect([without.status, without.body.displayName, without.body.members]).toEqual([
      200,
      said.displayName,
      undefined,
    ]);
    for (const [name, more] of [
      [said.displayName, 'excludedAttributes=members&'],
      [said.displayName, ''],
      [said.displayName.toLowerCase(), ''],
    ] as const) {
      const { body } = await filtered('Groups', 'displayName', name, more);
      const members = more === '' ? [] : undefined;
      expect([body.totalResults, body.Resources[0]?.displayName, body.Resources[0]?.members]).toEqual([
        1,
        said.displayName,
        members,
      ]);
    }
    const { status, body } = await filtered('Groups', 'displayName', uniqueWord());
    expect([status, body.totalResults, body.Resources]).toEqual([200, 0, []]);
  });

  it('gets a new id, and a new name', async () => {
    const { path } = await makeGroup();
    const { externalId, displayName } = newGroup();
    for (const value of [{ externalId }, { displayName }])
      expect(await patch(path, { op: 'replace', value })).toMatchObject({ status: 200, body: value });
  });

  it('gets and loses a member', async () => {
    const { path } = await makeGroup();
    const { path: userPath } = await makeUser();
    const value = [{ value: userPath.split('/')[1] }];
    expect(await patch(path, { op: 'add', path: 'members', value })).toMatchObject({
      status: 200,
      body: { members: value },
    });
    expect((await patch(path, { op: 'remove', path: 'members', value })).body.members).toEqual([]);
  });

  it('is deleted once', async () => {
    const { path } = await makeGroup();
    expect((await send('DELETE', path)).status).toBe(204);
    for (const method of ['GET', 'DELETE'])
      expect(await send(method, path)).toMatchObject({ status: 404, body: { status: '404' } });
  });
});
