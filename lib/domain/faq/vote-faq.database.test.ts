import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { listFaqQuestions, voteFaq } from '#/lib/domain/faq/faq.service.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase, inTransaction, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const ENTRY = 201;
let companyId: number;
let [ann, bob]: User[] = [];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  [ann, bob] = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId })];
});

const as = (user: User | undefined, role: RoleName = 'Member') => userCtx(user as User, { role });
const like = async (user = ann) => voteFaq(await as(user), ENTRY, 1);
const dislike = async (user = ann) => voteFaq(await as(user), ENTRY, -1);

it('a vote likes or dislikes, not both; repeating it changes nothing', async () => {
  expect(await like()).toEqual({ likesCount: 1, dislikesCount: 0, liked: true, disliked: false });
  expect(await like()).toEqual({ likesCount: 1, dislikesCount: 0, liked: true, disliked: false });
  expect(await dislike(bob)).toEqual({ likesCount: 1, dislikesCount: 1, liked: false, disliked: true });
  expect(await dislike()).toEqual({ likesCount: 0, dislikesCount: 2, liked: false, disliked: true });
});

it('one of several parallel votes counts', async () => {
  await Promise.all([like(), like(), dislike(), like()]);
  expect(await prisma().faqVote.count({ where: { companyId } })).toBe(1);
});

it('erasing an account keeps the number of likes, so that a drop doesn’t reveal who liked it', async () => {
  const leavers = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId })];
  await like();
  for (const leaver of leavers) await like(leaver);
  const before = await dislike(bob);
  const ctx = newCtx({ kind: 'job', name: 'test' });
  for (const { id: userId } of leavers)
    await inTransaction(prisma(), (tx) => erasePerson(tx, ctx, { userId, companyId }));
  const { questions } = await listFaqQuestions(await as(bob), { word: '', section: 'check-ins' });
  expect(questions.find(({ id }) => id === ENTRY)).toMatchObject(before);
  expect(before).toMatchObject({ likesCount: 3, dislikesCount: 1, disliked: true });
  expect(await prisma().faqVote.count({ where: { companyId } })).toBe(2);
});

it('votes are counted in the own company only', async () => {
  await like();
  const stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
  const { questions } = await listFaqQuestions(await as(stranger), { word: '', section: 'check-ins' });
  expect(questions.find(({ id }) => id === ENTRY)).toMatchObject({ likesCount: 0, liked: false });
});

it('a vote on a question that isn’t for the role is refused, and nothing is stored', async () => {
  for (const id of [1, 706, 2_147_483_647])
    await expect(voteFaq(await as(ann), id, 1)).rejects.toMatchObject({ code: 'not_found' });
  expect(await prisma().faqVote.count({ where: { companyId } })).toBe(0);
  const administrator = await buildAdministrator(prisma(), { companyId });
  expect(await voteFaq(await as(administrator, 'Administrator'), 706, 1)).toMatchObject({ liked: true });
});

it('matches are counted in every section, whichever is requested', async () => {
  const { sections, questions, words } = await listFaqQuestions(await as(ann), {
    word: 'Time zone',
    section: 'privacy',
  });
  expect([questions, words]).toEqual([[], ['time', 'zone']]);
  expect(sections.find(({ slug }) => slug === 'check-ins')?.count).toBeGreaterThan(0);
});
