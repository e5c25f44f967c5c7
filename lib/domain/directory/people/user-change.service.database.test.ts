import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import { restorePerson, suspendPerson } from '#/lib/domain/people/access/suspension.service.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

let scene: DirectoryScene;

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
});

const actions = async () =>
  (await prisma().auditEntry.findMany({ where: { companyId: scene.companyId }, orderBy: { id: 'asc' } }))
    .filter(({ action }) => action !== 'key.pass-on')
    .map(({ actorKind, action, details }) =>
      [actorKind, action, (details as { change?: string }).change ?? ''].join(' '),
    );
const lastDetails = async () =>
  (
    await prisma().auditEntry.findFirst({
      where: { companyId: scene.companyId, action: 'directory.person' },
      orderBy: { id: 'desc' },
    })
  )?.details;
const DAY_MS = 24 * 3_600_000;

describe('changing a person', () => {
  it('ends access immediately and restores it with what the person had', async () => {
    const { id } = await scene.add('ada');
    const session = await signInAs(prisma(), { id: Number(id) });
    const off = await scene.patch(id, { op: 'Replace', path: 'active', value: 'False' });
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(await findSessionById(session.id, new Date())).toBeNull();
    expect((await scene.send('GET', `Users/${id}`)).body.active).toBe(false);
    const on = await scene.patch(id, { op: 'replace', value: { active: true } });
    expect(on.body.active).toBe(true);
    expect(await findSessionById(session.id, new Date())).toBeNull();
    expect((await actions()).slice(1)).toEqual(['directory person.suspend ', 'directory person.restore ']);
  });

  it('doesn’t restore access that an administrator has ended', async () => {
    const { id } = await scene.add('ada');
    await suspendPerson(await userCtx(scene.administrator), Number(id));
    expect((await scene.send('PUT', `Users/${id}`, scene.person('ada'))).body.active).toBe(false);
    expect((await scene.patch(id, { op: 'replace', path: 'active', value: true })).body.active).toBe(false);
  });

  it('of anything but access leaves a restored person alone', async () => {
    const { id } = await scene.add('ada');
    await scene.patch(id, { op: 'replace', path: 'active', value: false });
    await restorePerson(await userCtx(scene.administrator), Number(id));
    const renamed = await scene.patch(id, { op: 'replace', path: 'name.familyName', value: 'King' });
    expect(renamed.body).toMatchObject({ active: true, name: { familyName: 'King' } });
    expect((await scene.patch(id, { op: 'replace', path: 'active', value: false })).body.active).toBe(false);
  });

  it('changes name, address and id, and ends links that were emailed to the old address', async () => {
    const { id } = await scene.add('ada');
    const life = { expiresAt: new Date(Date.now() + DAY_MS), createdAt: new Date() };
    await prisma().mailedToken.create({ data: { userId: Number(id), kind: 'reset_password', ...life } });
    const { body } = await scene.patch(
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
    expect(await lastDetails()).toEqual({ change: 'update', field: 'both' });
    await scene.patch(id, { op: 'replace', path: 'externalId', value: 'other' });
    expect(await lastDetails()).toEqual({ change: 'update', field: 'id' });
  });

  it('can’t change an administrator’s address, which would give the key every right', async () => {
    const { id } = await scene.add('ada');
    await prisma().administrator.create({ data: { companyId: scene.companyId, userId: Number(id) } });
    for (const path of ['userName', 'emails[type eq "work"].value'])
      expect((await scene.patch(id, { op: 'replace', path, value: scene.address('eve') })).status).toBe(403);
    expect((await scene.send('PUT', `Users/${id}`, scene.person('eve'))).status).toBe(403);
    expect((await scene.send('PUT', `Users/${id}`, scene.person('ada'))).status).toBe(200);
  });

  it('keeps a name that the person wrote', async () => {
    const { id } = await scene.add('ada');
    await prisma().user.update({ where: { id: Number(id) }, data: { renamedAt: new Date(), firstName: 'Addy' } });
    const { body } = await scene.send('PUT', `Users/${id}`, scene.person('ada'));
    expect(body.name.givenName).toBe('Addy');
  });

  it('leaves the phone number to the person, and shows it to no directory', async () => {
    const { id } = await scene.add('ada', { phoneNumbers: [{ value: '030 901820' }] });
    const other = [{ value: '030 901821', primary: true }];
    await scene.patch(id, { op: 'add', path: 'phoneNumbers', value: other }, { op: 'remove', path: 'phoneNumbers' });
    const { body } = await scene.send('PUT', `Users/${id}`, scene.person('ada', { phoneNumbers: other }));
    expect(body).not.toHaveProperty('phoneNumbers');
    expect(await prisma().user.findUnique({ where: { id: Number(id) } })).toMatchObject({ phone: '030 901820' });
  });

  it('clears what a full resource leaves out', async () => {
    const { id } = await scene.add('ada');
    const { body } = await scene.send('PUT', `Users/${id}`, scene.person('ada', { externalId: undefined }));
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
    const { id } = await scene.add('ada');
    await scene.add('bo');
    const sentValue =
      value === 'bo' ? (path === 'emails' ? [{ value: scene.address('bo') }] : scene.address('bo')) : value;
    expect((await scene.patch(id, { op: 'replace', path, value: sentValue })).status).toBe(status);
    expect((await scene.send('GET', `Users/${id}`)).body).toMatchObject({ userName: scene.address('ada') });
  });

  it('can’t end the last administrator’s access', async () => {
    const email = scene.address('admin');
    await prisma().user.update({ where: { id: scene.administrator.id }, data: { email } });
    const { id } = await scene.add('admin');
    for (const answer of [
      await scene.patch(id, { op: 'replace', path: 'active', value: false }),
      await scene.send('DELETE', `Users/${id}`),
    ])
      expect(answer.status).toBe(403);
    expect((await scene.send('GET', `Users/${id}`)).body.active).toBe(true);
  });

  it('passes the key on if the person owned it', async () => {
    const other = await buildAdministrator(prisma(), { companyId: scene.companyId });
    await prisma().user.update({ where: { id: scene.administrator.id }, data: { email: scene.address('admin') } });
    const { id } = await scene.add('admin');
    expect((await scene.patch(id, { op: 'replace', path: 'active', value: false })).status).toBe(200);
    const keys = await prisma().apiKey.findMany({ where: { companyId: scene.companyId } });
    expect(keys.map(({ ownerId }) => ownerId)).toEqual([other.id]);
    expect((await scene.send('GET', `Users/${id}`)).status).toBe(200);
  });

  it('survives oversized input', async () => {
    const { id } = await scene.add('ada');
    const many = Array.from({ length: 1001 }, () => ({ op: 'add', path: 'title', value: 'x' }));
    expect((await scene.patch(id, ...many)).status).toBe(400);
    expect((await scene.patch(id, ...many.slice(1))).status).toBe(200);
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
      expect((await scene.patch(id, { op: 'add', path, value: { active: false } })).status).toBeLessThan(500);
    expect(({} as { active?: unknown }).active).toBeUndefined();
    expect((await scene.send('GET', `Users/${id}`)).body.active).toBe(true);
    expect((await scene.send('POST', 'Users', 'x'.repeat(512 * 1024 + 1))).status).toBe(413);
  });
});
