import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene, sendScim } from '#/e2e/support/scenes/directory-scene.ts';
import { ERASE_AFTER_DAYS } from '#/lib/domain/directory/constants.ts';
import { eraseDeletedPeople } from '#/lib/domain/directory/people/erase-deleted-people.ts';
import { sendAccountReadyMail } from '#/lib/domain/directory/queues.ts';
import { restorePerson, suspendPerson } from '#/lib/domain/people/access/suspension.service.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const DAY_MS = 24 * 3_600_000;

let scene: DirectoryScene;

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
});

const person = (name: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: scene.address(name),
  externalId: `ext-${name}`,
  name: { givenName: 'Ada', familyName: 'Lovelace' },
  emails: [{ value: scene.address(name), type: 'work', primary: true }],
  active: true,
  ...more,
});
const rowOf = (email: string) => prisma().user.findUniqueOrThrow({ where: { email } });
const patch = (id: string, ...Operations: object[]) =>
  scene.send('PATCH', `Users/${id}`, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
const add = async (name: string, more: object = {}) => (await scene.send('POST', 'Users', person(name, more))).body;
const actions = async () =>
  (await prisma().auditEntry.findMany({ where: { companyId: scene.companyId }, orderBy: { id: 'asc' } }))
    .filter(({ action }) => action !== 'key.pass-on')
    .map(({ actorKind, action, details }) =>
      [actorKind, action, (details as { change?: string }).change ?? ''].join(' '),
    );

describe('adding', () => {
  it('creates a confirmed account without a password, and mails that it is ready', async () => {
    const { status, headers, body } = await scene.send(
      'POST',
      'Users',
      person('ada', { preferredLanguage: 'de-DE', timezone: 'Europe/Berlin', id: '1', phoneNumbers: [{ value: '1' }] }),
    );
    const row = await rowOf(scene.address('ada'));
    expect([status, headers.get('content-type')]).toEqual([201, 'application/scim+json']);
    expect(headers.get('location')).toContain(`/scim/v2/Users/${row.id}`);
    expect(body).toMatchObject({
      id: String(row.id),
      externalId: 'ext-ada',
      userName: scene.address('ada'),
      name: { givenName: 'Ada', familyName: 'Lovelace' },
      active: true,
      meta: { resourceType: 'User' },
    });
    expect(row).toMatchObject({
      companyId: scene.companyId,
      passwordHash: null,
      locale: 'de',
      timeZone: 'Europe/Berlin',
      phone: '',
      blockedAt: null,
    });
    expect(row.confirmedAt).not.toBeNull();
    expect(await waitingIn(sendAccountReadyMail)).toContainEqual({ userId: row.id });
    expect(await actions()).toEqual(['directory directory.person create']);
  });

  it('accepts open invitations of the address', async () => {
    const team = await buildTeam(prisma(), { companyId: scene.companyId });
    const place = { companyId: scene.companyId, teamId: team.id, kind: 'team_member' } as const;
    await buildInvitation(prisma(), { ...place, email: scene.address('ada') });
    const { id } = await add('ada');
    expect(await prisma().teamMember.count({ where: { teamId: team.id, userId: Number(id) } })).toBe(1);
  });

  it('of somebody inactive takes no seat, mails nothing and lets nobody in', async () => {
    const { id, active } = await add('ada', { active: 'False' });
    expect(active).toBe(false);
    expect((await rowOf(scene.address('ada'))).suspendedAt).not.toBeNull();
    expect(await waitingIn(sendAccountReadyMail)).not.toContainEqual({ userId: Number(id) });
  });

  it('links the account that the address has in the company, once', async () => {
    const user = await buildUser(prisma(), { companyId: scene.companyId, email: scene.address('bo') });
    const first = await scene.send('POST', 'Users', person('bo'));
    expect([first.status, first.body.id]).toEqual([201, String(user.id)]);
    expect(await rowOf(user.email)).toMatchObject({ firstName: user.firstName, lastName: user.lastName });
    const second = await scene.send('POST', 'Users', person('bo', { externalId: 'other' }));
    expect([second.status, second.body.scimType]).toEqual([409, 'uniqueness']);
    expect(await waitingIn(sendAccountReadyMail)).not.toContainEqual({ userId: user.id });
  });

  it.each([
    ['no userName', 400, 'invalidValue', () => ({ userName: undefined })],
    ['no address', 400, 'invalidValue', () => ({ userName: 'ada', emails: [] })],
    ['an address of another domain', 400, 'invalidValue', () => ({ emails: [{ value: 'ada@example.com' }] })],
    ['a domain that ends alike', 400, 'invalidValue', () => ({ emails: [{ value: `ada@not${scene.domain}` }] })],
    ['an object for a text', 400, 'invalidValue', () => ({ externalId: {} })],
    ['an odd truth', 400, 'invalidValue', () => ({ active: 'maybe' })],
  ])('refuses %s', async (_title, status, scimType, more) => {
    const before = await prisma().user.count({ where: { companyId: scene.companyId } });
    const answer = await scene.send('POST', 'Users', person('ada', more()));
    expect([answer.status, answer.body.scimType]).toEqual([status, scimType]);
    expect(answer.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: `${status}`,
    });
    expect(await prisma().user.count({ where: { companyId: scene.companyId } })).toBe(before);
  });

  it('answers the same for an account elsewhere as for one that is linked', async () => {
    const other = await buildDirectoryScene();
    await buildUser(prisma(), { companyId: other.companyId, email: scene.address('eve') });
    const elsewhere = await scene.send('POST', 'Users', person('eve'));
    await add('ada');
    const linked = await scene.send('POST', 'Users', person('ada'));
    expect([elsewhere.status, elsewhere.body]).toEqual([409, linked.body]);
  });

  it('of one person twice at once is done once', async () => {
    const both = await Promise.all([add('ada'), add('ada')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['409', undefined]);
  });
});

describe('finding', () => {
  it.each([
    ['userName eq', (ada: { userName: string }) => `userName eq "${ada.userName.toUpperCase()}"`],
    ['externalId eq', () => 'externalId eq "ext-ada"'],
    ['what Entra writes', (ada: { userName: string }) => `emails[type eq "work"].value eq "${ada.userName}"`],
    ['id eq', (ada: { id: string }) => `id eq "${ada.id}"`],
  ])('%s finds whom the directory keeps', async (_title, filter) => {
    const ada = await add('ada');
    await add('bo');
    const { status, body } = await scene.send('GET', `Users?filter=${encodeURIComponent(filter(ada))}`);
    expect([status, body.totalResults, body.Resources[0]?.id]).toEqual([200, 1, ada.id]);
  });

  it('finds nobody whom it does not keep, nobody of another company, and nobody deleted', async () => {
    const own = await buildUser(prisma(), { companyId: scene.companyId, email: scene.address('own') });
    const other = await buildDirectoryScene();
    const foreign = await other.send('POST', 'Users', { userName: other.address('eve'), name: { givenName: 'Eve' } });
    const { id: gone } = await add('gone');
    await scene.send('DELETE', `Users/${gone}`);
    for (const id of [own.id, foreign.body.id, gone, '0', 'x', '99999999999'])
      for (const [method, body] of [
        ['GET'],
        ['PUT', person('new')],
        ['PATCH', { Operations: [{ op: 'add', path: 'active', value: false }] }],
        ['DELETE'],
      ] as const)
        expect([id, method, (await scene.send(method, `Users/${id}`, body)).status]).toEqual([id, method, 404]);
    expect((await scene.send('GET', 'Users')).body).toMatchObject({ totalResults: 0, Resources: [] });
  });

  it('gives pages, and refuses filters that there are not', async () => {
    for (const name of ['ada', 'bo', 'cy']) await add(name);
    const { body } = await scene.send('GET', 'Users?startIndex=2&count=1');
    expect(body).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    for (const filter of ['userName sw "a"', 'userName eq', 'password eq "x"', 'constructor eq "x"', 'a or b'])
      expect((await scene.send('GET', `Users?filter=${encodeURIComponent(filter)}`)).body.scimType).toBe(
        'invalidFilter',
      );
  });
});

describe('changing', () => {
  it('ends access at once and gives it back, with what the person had', async () => {
    const { id } = await add('ada');
    const session = await signInAs(prisma(), { id: Number(id) });
    const off = await patch(id, { op: 'Replace', path: 'active', value: 'False' });
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(await findSessionById(session.id, new Date())).toBeNull();
    expect((await scene.send('GET', `Users/${id}`)).body.active).toBe(false);
    const on = await patch(id, { op: 'replace', value: { active: true } });
    expect(on.body.active).toBe(true);
    expect(await findSessionById(session.id, new Date())).toBeNull();
    expect((await actions()).slice(1)).toEqual(['directory person.suspend ', 'directory person.restore ']);
  });

  it('does not give back what an Administrator has ended', async () => {
    const { id } = await add('ada');
    await suspendPerson(await userCtx(scene.administrator), Number(id));
    expect((await scene.send('PUT', `Users/${id}`, person('ada'))).body.active).toBe(false);
    expect((await patch(id, { op: 'replace', path: 'active', value: true })).body.active).toBe(false);
  });

  it('changes name, address and id, and ends links that were mailed to the old address', async () => {
    const { id } = await add('ada');
    const life = { expiresAt: new Date(Date.now() + DAY_MS), createdAt: new Date() };
    await prisma().mailedToken.create({ data: { userId: Number(id), kind: 'reset_password', ...life } });
    const { body } = await patch(
      id,
      { op: 'Replace', path: 'name.familyName', value: 'King' },
      { op: 'Add', path: 'emails[type eq "work"].value', value: scene.address('Ada.King') },
      { op: 'Replace', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Maths' },
      { op: 'Replace', value: { userName: scene.address('king'), 'name.givenName': 'Augusta' } },
    );
    expect(body).toMatchObject({
      userName: scene.address('king'),
      name: { givenName: 'Augusta', familyName: 'King' },
      emails: [{ value: scene.address('ada.king') }],
    });
    expect(await prisma().mailedToken.count({ where: { userId: Number(id), usedAt: null } })).toBe(0);
  });

  it('keeps a name that the person wrote', async () => {
    const { id } = await add('ada');
    await prisma().user.update({ where: { id: Number(id) }, data: { renamedAt: new Date(), firstName: 'Addy' } });
    const { body } = await scene.send('PUT', `Users/${id}`, person('ada'));
    expect(body.name.givenName).toBe('Addy');
  });

  it('clears what a whole resource leaves out', async () => {
    const { id } = await add('ada');
    const { body } = await scene.send('PUT', `Users/${id}`, person('ada', { externalId: undefined }));
    expect(body).not.toHaveProperty('externalId');
  });

  it.each([
    ['an address elsewhere', 'emails', [{ value: 'ada@example.com' }], 400],
    ['an address that is taken', 'emails', 'bo', 409],
    ['a name that is taken', 'userName', 'bo', 409],
    ['an external id that is taken', 'externalId', 'ext-bo', 409],
    ['no name', 'userName', null, 400],
    ['a path that is none', 'emails[', 'x', 400],
  ])('refuses %s', async (_title, path, value, status) => {
    const { id } = await add('ada');
    await add('bo');
    const given = value === 'bo' ? (path === 'emails' ? [{ value: scene.address('bo') }] : scene.address('bo')) : value;
    expect((await patch(id, { op: 'replace', path, value: given })).status).toBe(status);
    expect((await scene.send('GET', `Users/${id}`)).body).toMatchObject({ userName: scene.address('ada') });
  });

  it('refuses the end of the last Administrator’s access', async () => {
    const email = scene.address('admin');
    await prisma().user.update({ where: { id: scene.administrator.id }, data: { email } });
    const { id } = await add('admin');
    for (const answer of [
      await patch(id, { op: 'replace', path: 'active', value: false }),
      await scene.send('DELETE', `Users/${id}`),
    ])
      expect(answer.status).toBe(403);
    expect((await scene.send('GET', `Users/${id}`)).body.active).toBe(true);
  });

  it('of the owner of its key passes the key on', async () => {
    const other = await buildAdministrator(prisma(), { companyId: scene.companyId });
    await prisma().user.update({ where: { id: scene.administrator.id }, data: { email: scene.address('admin') } });
    const { id } = await add('admin');
    expect((await patch(id, { op: 'replace', path: 'active', value: false })).status).toBe(200);
    const keys = await prisma().apiKey.findMany({ where: { companyId: scene.companyId } });
    expect(keys.map(({ ownerId }) => ownerId)).toEqual([other.id]);
    expect((await scene.send('GET', `Users/${id}`)).status).toBe(200);
  });

  it('survives bombs', async () => {
    const { id } = await add('ada');
    const many = Array.from({ length: 1001 }, () => ({ op: 'add', path: 'title', value: 'x' }));
    expect((await patch(id, ...many)).status).toBe(400);
    expect((await patch(id, ...many.slice(1))).status).toBe(200);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const bodies = [
      `{"Operations":[{"op":"add","value":${deep}}]}`,
      '[]',
      'null',
      '{',
      '{"Operations":{}}',
      '{"Operations":[7]}',
    ];
    for (const body of bodies) expect((await scene.send('PATCH', `Users/${id}`, body)).status).toBeLessThan(500);
    for (const path of [
      '__proto__',
      '__proto__.active',
      'constructor.prototype',
      `${'a.'.repeat(200)}b`,
      `emails[type eq "${'\\'.repeat(250)}`,
    ])
      expect((await patch(id, { op: 'add', path, value: { active: false } })).status).toBeLessThan(500);
    expect(({} as { active?: unknown }).active).toBeUndefined();
    expect((await scene.send('GET', `Users/${id}`)).body.active).toBe(true);
    expect((await scene.send('POST', 'Users', 'x'.repeat(512 * 1024 + 1))).status).toBe(413);
  });
});

describe('deleting', () => {
  const later = (days: number) => jobCtx({ now: new Date(Date.now() + days * DAY_MS) });
  const exists = async (id: string) =>
    !(await prisma().user.findUniqueOrThrow({ where: { id: Number(id) } })).email.includes('former');

  it('suspends at once and erases thirty days later', async () => {
    const { id } = await add('ada');
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
    const { id } = await add('ada');
    await scene.send('DELETE', `Users/${id}`);
    expect(await add('ada')).toMatchObject({ id, active: true });
    await eraseDeletedPeople(later(ERASE_AFTER_DAYS + 1));
    expect(await exists(id)).toBe(true);
  });

  it('is undone by an Administrator, also for a later suspension', async () => {
    const { id } = await add('ada');
    await scene.send('DELETE', `Users/${id}`);
    const ctx = await userCtx(scene.administrator);
    await restorePerson(ctx, Number(id));
    await suspendPerson(ctx, Number(id));
    await eraseDeletedPeople(later(ERASE_AFTER_DAYS + 1));
    expect(await exists(id)).toBe(true);
  });
});

describe('the key', () => {
  it('is needed, with its scope, and is no session', async () => {
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
});
