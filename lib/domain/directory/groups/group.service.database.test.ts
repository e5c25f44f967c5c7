import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { getDirectory, tieGroup, updateDirectory } from '#/lib/domain/directory/manage/directory.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let scene: DirectoryScene;
let ctx: UserCtx;
let team: Team;
let ids: string[];

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
  ctx = await userCtx(scene.administrator);
  const leader = await buildUser(prisma(), { companyId: scene.companyId });
  team = await buildTeam(prisma(), { companyId: scene.companyId, leaderId: leader.id });
  ids = [];
  for (const name of ['ada', 'bo', 'cy']) {
    const { body } = await scene.send('POST', 'Users', { userName: scene.address(name), name: { givenName: 'Ada' } });
    ids.push(body.id);
  }
});

const values = (...list: (string | undefined)[]) => list.map((value) => ({ value }));
const make = async (more: object = {}) =>
  (await scene.send('POST', 'Groups', { displayName: 'Mobile', externalId: 'g1', ...more })).body;
const patch = (id: string, ...Operations: object[]) => scene.send('PATCH', `Groups/${id}`, { Operations });
const membersOf = (body: { members: { value: string }[] }) => body.members.map(({ value }) => value);
const inTeam = async () =>
  (await prisma().teamMember.findMany({ where: { teamId: team.id }, orderBy: { userId: 'asc' } })).map(({ userId }) =>
    String(userId),
  );

describe('a directory’s group', () => {
  it('is kept as it was sent, found by its name, and read without its members', async () => {
    const { id } = await make({ members: values(ids[0], ids[1]), id: 'own' });
    const { body } = await scene.send('GET', `Groups/${id}`);
    expect(body).toMatchObject({ id, displayName: 'Mobile', externalId: 'g1', meta: { resourceType: 'Group' } });
    expect(membersOf(body)).toEqual([ids[0], ids[1]]);
    const path = `Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "mobile"')}`;
    const [row] = (await scene.send('GET', path)).body.Resources;
    expect([row?.id, row?.members]).toEqual([id, undefined]);
  });

  it('applies a PATCH as Entra and Okta send it', async () => {
    const { id } = await make();
    const steps: [object, (string | undefined)[]][] = [
      [{ op: 'Add', path: 'members', value: values(ids[0], ids[1]) }, [ids[0], ids[1]]],
      [{ op: 'Remove', path: 'members', value: values(ids[0]) }, [ids[1]]],
      [{ op: 'remove', path: `members[value eq "${ids[1]}"]` }, []],
      [{ op: 'replace', path: 'members', value: values(ids[2], ids[0]) }, [ids[0], ids[2]]],
      [{ op: 'replace', value: { id, displayName: 'Phones' } }, [ids[0], ids[2]]],
      [{ op: 'remove', path: 'members' }, []],
    ];
    for (const [operation, members] of steps) expect(membersOf((await patch(id, operation)).body)).toEqual(members);
    expect((await scene.send('GET', `Groups/${id}`)).body.displayName).toBe('Phones');
  });

  it.each([
    ['no name', () => ({ displayName: '' }), 400],
    ['an external id that is taken', () => ({ externalId: 'g1' }), 409],
    ['an unknown person', () => ({ members: values('99999') }), 400],
    [
      'a person of the company whom the directory doesn’t manage',
      () => ({ members: values(String(scene.administrator.id)) }),
      400,
    ],
    ['what is no id', () => ({ members: [{ value: 'ada' }] }), 400],
  ])('refuses %s', async (_title, more, status) => {
    await make();
    expect((await scene.send('POST', 'Groups', { displayName: 'Web', externalId: 'g2', ...more() })).status).toBe(
      status,
    );
  });

  it('of another company isn’t found', async () => {
    const other = await buildDirectoryScene();
    const { body } = await other.send('POST', 'Groups', { displayName: 'Theirs' });
    for (const id of [body.id, 'x', '00000000-0000-4000-8000-000000000000'])
      for (const [method, patchBody] of [
        ['GET'],
        ['PUT', { displayName: 'x' }],
        ['PATCH', { Operations: [{ op: 'remove', path: 'members' }] }],
        ['DELETE'],
      ] as const)
        expect([method, (await scene.send(method, `Groups/${id}`, patchBody)).status]).toEqual([method, 404]);
    await expect(tieGroup(ctx, body.id, { teamId: team.id })).rejects.toMatchObject({ code: 'not_found' });
    const { changes } = await getDirectory(ctx);
    expect([changes.length, changes.some(({ text }) => text.includes('Theirs'))]).toEqual([ids.length, false]);
  });
});

describe('a group that is connected to a team', () => {
  it('gives the team its members, now and later, by the same steps as by hand', async () => {
    const own = await buildMember(prisma(), { team });
    const { id } = await make({ members: values(ids[0]) });
    await tieGroup(ctx, id, { teamId: team.id });
    expect(new Set(await inTeam())).toEqual(new Set([String(own.id), ids[0]]));
    await patch(id, { op: 'add', path: 'members', value: values(ids[1]) });
    await patch(id, { op: 'remove', path: 'members', value: values(ids[0]) });
    expect(new Set(await inTeam())).toEqual(new Set([String(own.id), ids[1]]));
    const { entries } = await listActivity(ctx, { person: '' });
    const texts = entries.map(({ who, text }) => `${who}: ${text}`);
    expect(texts[0]).toMatch(/^The directory: removed Ada \S+ from the team .*$/);
    expect(texts[1]).toMatch(/^The directory: moved Ada \S+ to the team /);
    const { changes } = await getDirectory(ctx);
    expect(changes[0]).toMatchObject({ who: 'The directory', text: entries[0]?.text });
    // Changes by administrators aren't listed as the directory's changes.
    expect(changes.map(({ text }) => text).filter((text) => text.includes('connected'))).toEqual([]);
    expect(changes.every(({ who }) => who === 'The directory')).toBe(true);
    const notices = await findNotices({ where: { companyId: scene.companyId, userId: Number(ids[0]) } });
    expect(notices).toHaveLength(1);
  });

  it('leaves people in the team when it’s deleted or disconnected', async () => {
    const { id } = await make({ members: values(ids[0]) });
    await tieGroup(ctx, id, { teamId: team.id });
    await tieGroup(ctx, id, { teamId: null });
    await patch(id, { op: 'remove', path: 'members' });
    expect(await inTeam()).toEqual([ids[0]]);
    await scene.send('DELETE', `Groups/${id}`);
    expect((await getDirectory(ctx)).groups).toEqual([]);
    expect(await inTeam()).toEqual([ids[0]]);
  });

  it('is the only group of its team', async () => {
    const [{ id }, { id: second }] = [await make(), await make({ externalId: 'g2' })];
    await tieGroup(ctx, id, { teamId: team.id });
    await expect(tieGroup(ctx, second, { teamId: team.id })).rejects.toMatchObject({ code: 'conflict' });
    const foreign = await buildTeam(prisma(), { companyId: (await buildDirectoryScene()).companyId });
    await expect(tieGroup(ctx, second, { teamId: foreign.id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can create its team, if the company wants that', async () => {
    await updateDirectory(ctx, { groupsMakeTeams: true });
    const { id } = await make({ members: values(ids[0]) });
    const [group] = (await getDirectory(ctx)).groups;
    expect(group).toMatchObject({ id, name: 'Mobile', members: 1, team: { name: 'Mobile' } });
    expect(await prisma().teamMember.count({ where: { teamId: group?.team?.id ?? 0 } })).toBe(1);
    const odd = await make({ displayName: 'www.evil.example', externalId: 'g3' });
    expect((await getDirectory(ctx)).groups.find((one) => one.id === odd.id)?.team).toBeNull();
  });
});
