import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { privacyBody } from '#/lib/domain/privacy/privacy.schema.ts';
import { getPrivacy, updatePrivacy } from '#/lib/domain/privacy/privacy.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let managed: Awaited<ReturnType<typeof buildManagedCompany>>;

openQueue();
beforeEach(async () => {
  managed = await buildManagedCompany();
});

const change = async (minimumGroupSize: number, isMoreCareful?: boolean) =>
  updatePrivacy(await userCtx(managed.administrator), { minimumGroupSize, isMoreCareful });
const group = (minimumGroupSize: number, isMoreCareful = false) => ({ minimumGroupSize, isMoreCareful });
/** The values as stored in the activity log. */
const was = ({ minimumGroupSize, isMoreCareful }: ReturnType<typeof group>) => ({
  before: minimumGroupSize,
  wasMoreCareful: isMoreCareful,
});
const storedSize = async () =>
  (await prisma().company.findUniqueOrThrow({ where: { id: managed.company.id } })).minimumGroupSize;
const entries = () =>
  prisma().auditEntry.findMany({
    where: { companyId: managed.company.id, action: 'company.privacy' },
    orderBy: { id: 'asc' },
  });
const notifications = () => findNotices({ where: { companyId: managed.company.id }, orderBy: { userId: 'asc' } });

describe('the minimum group size', () => {
  it('is returned with the number of people with an active account', async () => {
    const { company, administrator } = managed;
    await buildUser(prisma(), { companyId: company.id, confirmedAt: null });
    await buildUser(prisma(), { companyId: company.id, blockedAt: new Date() });
    expect(await getPrivacy(await userCtx(administrator))).toEqual({
      minimumGroupSize: 5,
      isMoreCareful: false,
      peopleCount: 6,
    });
  });

  it('is stored and logged with the previous one', async () => {
    expect(await change(3)).toMatchObject({ minimumGroupSize: 3 });
    expect(await storedSize()).toBe(3);
    expect(await entries()).toMatchObject([
      { actorId: managed.administrator.id, details: { ...group(3), ...was(group(5)) }, result: 'ok' },
    ]);
  });

  it('waits for twice as many answers if the company is more careful, until it says otherwise', async () => {
    expect(await change(5, true)).toEqual(group(5, true));
    expect(await change(4)).toEqual(group(4, true));
    expect(await getPrivacy(await userCtx(managed.administrator))).toMatchObject(group(4, true));
    await change(4, false);
    expect((await notifications()).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('from 5 people to <strong>5 people with twice as many answers</strong>.'),
    );
    expect((await entries()).map(({ details }) => details)).toEqual([
      { ...group(5, true), ...was(group(5)) },
      { ...group(4, true), ...was(group(5, true)) },
      { ...group(4), ...was(group(4, true)) },
    ]);
  });

  it('is announced to all leaders, once and in their strongest role, not to members or its author', async () => {
    const { company, administrator, teamLeader, departmentLeader } = managed;
    const companyId = company.id;
    const other = await buildAdministrator(prisma(), { companyId });
    const secondary = await buildUser(prisma(), { companyId });
    await buildTeam(prisma(), { companyId, leaderId: other.id, secondaryLeaderId: secondary.id });
    await buildTeam(prisma(), { companyId, leaderId: departmentLeader.id });
    const blocked = await buildUser(prisma(), { companyId, blockedAt: new Date() });
    await buildTeam(prisma(), { companyId, leaderId: blocked.id });
    await change(10);
    const news = await notifications();
    expect(new Map(news.map(({ userId, role }) => [userId, role]))).toEqual(
      new Map([
        [other.id, 'Administrator'],
        [teamLeader.id, 'Team Leader'],
        [secondary.id, 'Team Leader'],
        [departmentLeader.id, 'Team Leader'],
      ]),
    );
    expect(news).toHaveLength(4);
    for (const { message } of news) {
      expect(message).toContain(`<strong>${administrator.firstName} ${administrator.lastName}</strong>`);
      expect(message).toContain(
        'from 5 people to <strong>10 people</strong>. A higher number applies to new results immediately, a lower one from tonight.',
      );
    }
  });

  it('isn’t announced if it stays the same', async () => {
    await change(5);
    expect(await entries()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });

  it('is changed one after the other by two parallel calls', async () => {
    await Promise.all([change(3), change(8)]);
    const [first, second] = await entries();
    const last = await storedSize();
    expect(second?.details).toEqual({ ...group(last), ...was(group(last === 8 ? 3 : 8)) });
    expect(first?.details).toEqual({ ...group(last === 8 ? 3 : 8), ...was(group(5)) });
  });

  it('of another company stays unchanged', async () => {
    const other = await buildManagedCompany();
    await change(7);
    expect((await prisma().company.findUniqueOrThrow({ where: { id: other.company.id } })).minimumGroupSize).toBe(5);
  });
});

it.each([
  [3, 3],
  [10, 10],
  [2, null],
  [11, null],
  [4.5, null],
  ['', null],
  ['five', null],
  [null, null],
  [undefined, null],
])('a minimum group size of %o is read as %o', (input, read) => {
  const { data, error } = privacyBody.safeParse({ minimumGroupSize: input, peopleCount: 9 });
  expect(data ?? null).toEqual(read === null ? null : { minimumGroupSize: read });
  const words = ['Minimum group size must be a number from 3 to 10.'];
  expect(error?.issues.map(({ message }) => inWords(message, 'en')) ?? words).toEqual(words);
});
