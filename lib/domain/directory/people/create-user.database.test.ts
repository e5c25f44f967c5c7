import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import { chargeForSeats, fillPlan } from '#/e2e/support/scenes/full-plan.ts';
import { sendAccountReadyMail } from '#/lib/domain/directory/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let scene: DirectoryScene;

beforeAll(chargeForSeats);
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

describe('adding a person', () => {
  it('creates a confirmed account without a password, and emails that it’s ready', async () => {
    const { status, headers, body } = await scene.send(
      'POST',
      'Users',
      scene.person('ada', {
        preferredLanguage: 'de-DE',
        timezone: 'Europe/Berlin',
        id: '1',
        phoneNumbers: [
          { value: '+49 170 1', type: 'mobile' },
          { value: 'tel:+49 30 901820', type: 'work' },
        ],
      }),
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
      phone: '+49 30 901820',
      blockedAt: null,
    });
    expect(row.confirmedAt).not.toBeNull();
    expect(await waitingIn(sendAccountReadyMail)).toContainEqual({ userId: row.id });
    expect(await actions()).toEqual(['directory directory.add ']);
  });

  it.each([
    ['a number that is none', [{ value: '1' }]],
    ['an object for a number', [{ value: { number: '030 901820' } }]],
    ['a text for the list', '<b>'],
    ['a number without end', [{ value: '0'.repeat(10_000) }]],
    ['nothing', []],
  ])('accepts a person with %s, and leaves it out', async (_title, phoneNumbers) => {
    await scene.add('ada', { phoneNumbers });
    expect((await rowOf(scene.address('ada'))).phone).toBe('');
  });

  it('accepts open invitations to the address', async () => {
    const team = await buildTeam(prisma(), { companyId: scene.companyId });
    const place = { companyId: scene.companyId, teamId: team.id, kind: 'team_member' } as const;
    await buildInvitation(prisma(), { ...place, email: scene.address('ada') });
    const { id } = await scene.add('ada');
    expect(await prisma().teamMember.count({ where: { teamId: team.id, userId: Number(id) } })).toBe(1);
  });

  it('as inactive takes no seat, sends no email and gives no access', async () => {
    const { id, active } = await scene.add('ada', { active: 'False' });
    expect(active).toBe(false);
    expect((await rowOf(scene.address('ada'))).suspendedAt).not.toBeNull();
    expect(await waitingIn(sendAccountReadyMail)).not.toContainEqual({ userId: Number(id) });
  });

  it('is refused beyond the plan, unless they are inactive', async () => {
    await fillPlan(scene.companyId);
    const refused = await scene.send('POST', 'Users', scene.person('bo'));
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).toContain('Your plan is for 50 people.');
    expect(await prisma().user.count({ where: { email: scene.address('bo') } })).toBe(0);
    expect((await scene.send('POST', 'Users', scene.person('cy', { active: false }))).status).toBe(201);
  });

  it('links the account that the address has in the company, once', async () => {
    const user = await buildUser(prisma(), { companyId: scene.companyId, email: scene.address('bo') });
    const first = await scene.send('POST', 'Users', scene.person('bo'));
    expect([first.status, first.body.id]).toEqual([201, String(user.id)]);
    expect(await rowOf(user.email)).toMatchObject({ firstName: user.firstName, lastName: user.lastName });
    const second = await scene.send('POST', 'Users', scene.person('bo', { externalId: 'other' }));
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
    const answer = await scene.send('POST', 'Users', scene.person('ada', more()));
    expect([answer.status, answer.body.scimType]).toEqual([status, scimType]);
    expect(answer.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: `${status}`,
    });
    expect(await prisma().user.count({ where: { companyId: scene.companyId } })).toBe(before);
  });

  it('returns the same for an account elsewhere as for a linked one', async () => {
    const other = await buildDirectoryScene();
    await buildUser(prisma(), { companyId: other.companyId, email: scene.address('eve') });
    const elsewhere = await scene.send('POST', 'Users', scene.person('eve'));
    await scene.add('ada');
    const linked = await scene.send('POST', 'Users', scene.person('ada'));
    expect([elsewhere.status, elsewhere.body]).toEqual([409, linked.body]);
  });

  it('is done once if it’s sent twice in parallel', async () => {
    const both = await Promise.all([scene.add('ada'), scene.add('ada')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['409', undefined]);
  });
});
