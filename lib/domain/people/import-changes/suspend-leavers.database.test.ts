import { beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { applyLines, openImportScene, previewLines, undoToTheEnd } from '#/e2e/support/scenes/import-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { eraseAddress } from '#/lib/domain/people/access/correct-address.ts';
import { restorePerson, suspendPerson } from '#/lib/domain/people/access/suspension.service.ts';
import { leaverChunk } from '#/lib/domain/people/constants.ts';
import { continueImport } from '#/lib/domain/people/imports/continue-import.ts';
import { getImport } from '#/lib/domain/people/imports/get-import.ts';
import { startImport } from '#/lib/domain/people/imports/start-import.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

// Before the settings are first read.
beforeAll(() => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_leavers',
    STRIPE_WEBHOOK_SECRET: 'whsec_leavers',
    STRIPE_PRICE_UNLIMITED_YEARLY: 'price_leavers',
  });
});

const scene = openImportScene();
const adaLeft = 'ada@,,,,Compilers,,,Terminated';
const lines = [adaLeft, 'eve@,Eve,Doe,,Chess,,,Ausgeschieden', 'zoe@,Zoe,Roe,,Chess,,,Active'];
let colleague: User;

beforeEach(async () => {
  colleague = await buildAdministrator(prisma(), { companyId: scene.administrator.companyId });
});

const mine = () => ({ companyId: scene.administrator.companyId });
const rowOf = ({ id }: User) => prisma().user.findUniqueOrThrow({ where: { id } });
const isSuspended = async (user: User) => (await rowOf(user)).suspendedAt !== null;
const noticesOf = async ({ id: userId }: User) => (await findNotices({ where: { userId } })).map(({ title }) => title);
const actions = async (action: string) =>
  (await prisma().auditEntry.findMany({ where: { ...mine(), action } })).map(({ subject }) => subject);
const readInvited = async () =>
  (await prisma().invitation.findMany({ where: { ...mine(), revokedAt: null } })).map(({ email }) => email);

it('a preview says who has left, and suspends no one', async () => {
  await buildInvitation(prisma(), { ...mine(), kind: 'company_administrator', email: `ivy.${scene.word}@x.com` });
  const preview = await previewLines(scene, [...lines, 'ivy@,,,,Chess,,,left']);
  expect(preview).toMatchObject({
    counts: { suspended: 1, notInvited: 1, invited: 1, unchanged: 1 },
    leavers: [`${scene.ada.firstName} ${scene.ada.lastName}`],
    notes: ['1 person who has left has an open invitation, which stays valid. Withdraw it in the list of people.'],
    errors: [],
  });
  expect(await isSuspended(scene.ada)).toBe(false);
});

it('leavers stay without the tick, and unknown ones aren’t invited', async () => {
  const id = await applyLines(scene, lines);
  expect(await isSuspended(scene.ada)).toBe(false);
  expect(await readInvited()).toEqual([`zoe.${scene.word}@x.com`]);
  const { import: done } = await getImport(await userCtx(scene.administrator), id);
  expect(done).toMatchObject({
    state: 'applied',
    counts: { suspended: 0, notInvited: 1 },
    progress: { done: 3, total: 3 },
  });
  expect(await noticesOf(colleague)).toEqual([]);
});

it('with the tick, leavers’ access ends immediately, it’s logged, and other administrators are notified once', async () => {
  const { id: sessionId } = await signInAs(prisma(), scene.ada);
  const other = await buildMember(prisma(), { team: scene.team, user: { email: `bob.${scene.word}@x.com` } });
  await applyLines(scene, [...lines, 'bob@,,,,,,,sorti'], { suspend: true });
  expect([await isSuspended(scene.ada), await isSuspended(other)]).toEqual([true, true]);
  expect(await findSessionById(sessionId, new Date())).toBeNull();
  expect(await prisma().teamMember.count({ where: { userId: scene.ada.id } })).toBe(1);
  expect(await readInvited()).toEqual([`zoe.${scene.word}@x.com`]);
  expect(await actions('person.suspend')).toEqual([`user:${scene.ada.id}`, `user:${other.id}`]);
  expect(await noticesOf(colleague)).toEqual(['People’s access was suspended']);
  expect(await noticesOf(scene.administrator)).toEqual([]);
});

it('undoing restores the people it suspended, without a session', async () => {
  const { id: sessionId } = await signInAs(prisma(), scene.ada);
  const before = await rowOf(scene.ada);
  const id = await applyLines(scene, lines, { suspend: true });
  const { state, kept: remainders } = await undoToTheEnd(scene, id);
  expect([state, remainders]).toEqual(['undone', []]);
  expect(await rowOf(scene.ada)).toEqual(before);
  expect(await findSessionById(sessionId, new Date())).toBeNull();
  expect(await actions('person.restore')).toEqual([`user:${scene.ada.id}`]);
  expect(await noticesOf(colleague)).toEqual(['People’s access was suspended', 'People’s access was restored']);
});

it('undoing skips people who were restored and suspended again since', async () => {
  const id = await applyLines(scene, lines, { suspend: true });
  const ctx = await userCtx(colleague);
  await restorePerson(ctx, scene.ada.id);
  await suspendPerson(ctx, scene.ada.id);
  const { kept: remainders } = await undoToTheEnd(scene, id);
  expect(remainders).toEqual([{ reason: 'Their access has since been ended again.', count: 1 }]);
  expect(await isSuspended(scene.ada)).toBe(true);
});

it('undoing frees seats before taking them: invited people are removed before leavers return', async () => {
  await prisma().billingAccount.create({ data: { ...mine(), overSince: new Date(Date.now() - 40 * 24 * 3_600_000) } });
  const seats = 50 - (await prisma().user.count({ where: mine() }));
  await Promise.all(Array.from({ length: seats - 1 }, () => buildMember(prisma(), { team: scene.team })));
  const id = await applyLines(scene, lines, { suspend: true });
  await buildMember(prisma(), { team: scene.team });
  // As if their row came far below the row of the person who was invited.
  await prisma().peopleImportChange.updateMany({
    where: { importId: id, kind: 'suspended' },
    data: { id: 2_000_000_000 },
  });
  expect((await undoToTheEnd(scene, id)).kept).toEqual([]);
  expect(await isSuspended(scene.ada)).toBe(false);
});

it('if the plan has no seat left, undoing says so', async () => {
  await prisma().billingAccount.create({ data: { ...mine(), overSince: new Date(Date.now() - 40 * 24 * 3_600_000) } });
  const id = await applyLines(scene, [adaLeft], { suspend: true });
  const seats = 50 - (await prisma().user.count({ where: { ...mine(), blockedAt: null } }));
  await Promise.all(Array.from({ length: seats }, () => buildMember(prisma(), { team: scene.team })));
  const { kept: remainders } = await undoToTheEnd(scene, id);
  expect(remainders).toMatchObject([{ reason: expect.stringContaining('50'), count: 1 }]);
  expect(await isSuspended(scene.ada)).toBe(true);
});

it('people who have become administrators since the preview aren’t suspended', async () => {
  const { id } = await previewLines(scene, lines);
  const start = { confirmation: '', administrators: false, suspend: true };
  await startImport(await userCtx(scene.administrator), id, start);
  await prisma().administrator.create({ data: { ...mine(), userId: scene.ada.id } });
  await continueImport(jobCtx(), { importId: id });
  expect(await isSuspended(scene.ada)).toBe(false);
});

it('all leavers in a file are suspended, each once', async () => {
  const people = await Promise.all(
    Array.from({ length: leaverChunk + 3 }, (_, at) =>
      buildMember(prisma(), { team: scene.team, user: { email: `m${at}.${scene.word}@x.com` } }),
    ),
  );
  const rows = people.flatMap((_, at) => [`m${at}@,,,,,,,left`, `n${at}@,,,,Chess,,,`]);
  const { id } = await previewLines(scene, rows);
  const start = { administrators: false, suspend: true };
  const ctx = await userCtx(scene.administrator);
  await expect(startImport(ctx, id, { ...start, confirmation: '' })).rejects.toMatchObject({
    message: `Type the company’s name, ${ctx.company.name}, to confirm.`,
  });
  await startImport(ctx, id, { ...start, confirmation: ctx.company.name });
  while ((await getImport(ctx, id)).import.state === 'applying') await continueImport(jobCtx(), { importId: id });
  expect(await prisma().user.count({ where: { ...mine(), suspendedAt: { not: null } } })).toBe(leaverChunk + 3);
  expect(await prisma().invitation.count({ where: mine() })).toBe(leaverChunk + 3);
  const { import: done } = await getImport(ctx, id);
  expect(done).toMatchObject({ state: 'applied', progress: { done: rows.length, total: rows.length } });
});

it('people who have deleted their account meanwhile are skipped', async () => {
  const { id } = await previewLines(scene, [`eve@,,,,Chess,,,`, adaLeft]);
  await prisma().$transaction((tx) => eraseAddress(tx, mine().companyId, scene.ada.email));
  const start = { confirmation: '', administrators: false, suspend: true };
  await expect(startImport(await userCtx(scene.administrator), id, start)).rejects.toMatchObject({ code: 'conflict' });
  expect(await isSuspended(scene.ada)).toBe(false);
});
