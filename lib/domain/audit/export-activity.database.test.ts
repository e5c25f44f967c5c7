import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { exportActivity } from '#/lib/domain/audit/export-activity.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let grace: User;
let ada: User;
let team: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma(), { timeZone: 'Asia/Tokyo' });
  grace = await buildAdministrator(prisma(), { companyId, firstName: 'Grace', lastName: 'Hopper' });
  ada = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, name: 'Compilers' });
});

const note = ({ id: actorId, companyId }: User, at: string, action: string, more: object = {}) =>
  prisma().auditEntry.create({
    data: { at: new Date(at), companyId, actorKind: 'user', actorId, role: 'Administrator', action, ...more },
  });
const read = async (month: string) =>
  (await (await exportActivity(await userCtx(grace), { month })).text()).split('\r\n');

it('the exported activity contains a month in the company’s time zone, oldest first, as sentences', async () => {
  const rename = { subject: `team:${team.id}`, details: { name: 'Compilers', before: '=Old' }, requestId: 'r-1' };
  await note(grace, '2026-03-31T14:59:59Z', 'team.rename', rename);
  await note(grace, '2026-02-28T15:00:00Z', 'team.create', {
    subject: `team:${team.id}`,
    details: { name: 'Compilers' },
  });
  await note(grace, '2026-03-31T15:00:00Z', 'team.delete', { subject: `team:${team.id}` });
  const [head, first, second, ...rest] = await read('2026-03');
  expect(head).toBe('at,who,role,kind,action,text,result,subject,requestId');
  expect(first).toContain('2026-03-31T14:59:59.000Z,Grace Hopper,Administrator,structure,team.rename,');
  expect(first).toMatch(new RegExp(`,ok,team:${team.id},r-1$`));
  expect(second).toContain('team.create');
  expect(second).toMatch(new RegExp(`,ok,team:${team.id},$`));
  expect(rest).toEqual(['']);
});

it('the exported activity counts sign-ins by day without names, and contains nothing else personal', async () => {
  for (const [who, at, result] of [
    [ada, '2026-03-02T01:00:00Z', 'ok'],
    [grace, '2026-03-02T14:00:00Z', 'ok'],
    [grace, '2026-03-02T15:00:00Z', 'ok'],
    [grace, '2026-03-02T16:00:00Z', 'failed'],
  ] as const)
    await note(who, at, 'session.sign-in', { result });
  await note(ada, '2026-03-02T01:00:00Z', 'assessment.complete');
  expect((await read('2026-03')).slice(1)).toEqual([
    '2026-03-02,,,security,session.sign-in,2 sign-ins that day,ok,,',
    '2026-03-03,,,security,session.sign-in,1 sign-in that day,ok,,',
    '',
  ]);
});

it('the exported activity contains the current month if none is chosen', async () => {
  await note(grace, '2026-02-28T15:30:00Z', 'team.create', { details: { name: 'Compilers' } });
  const response = await exportActivity(await userCtx(grace, { now: '2026-02-28T16:00:00Z' }), {});
  expect(response.headers.get('content-disposition')).toContain('activity-2026-03.csv');
  expect(await response.text()).toContain('team.create');
});

it('the exported activity contains nothing of another company', async () => {
  await note(grace, '2026-03-02T01:00:00Z', 'team.create', {
    subject: `team:${team.id}`,
    details: { name: 'Compilers' },
  });
  grace = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
  expect((await read('2026-03')).slice(1)).toEqual(['']);
});

it('the exported activity is JSON lines if requested, with the same rows and null for what is missing', async () => {
  const details = { name: 'Two\nlines', before: '=Old' };
  await note(grace, '2026-03-10T12:00:00Z', 'team.rename', { subject: `team:${team.id}`, details, requestId: 'r-1' });
  await note(ada, '2026-03-11T12:00:00Z', 'session.sign-in', { result: 'ok' });
  const response = await exportActivity(await userCtx(grace), { month: '2026-03', format: 'jsonl' });
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('activity-2026-03.jsonl');
  const text = await response.text();
  expect(text.endsWith('\n')).toBe(true);
  const [rename, signIns, ...rest] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rename).toEqual({
    at: '2026-03-10T12:00:00.000Z',
    who: 'Grace Hopper',
    role: 'Administrator',
    kind: 'structure',
    action: 'team.rename',
    text: expect.stringContaining('=Old'),
    result: 'ok',
    subject: `team:${team.id}`,
    requestId: 'r-1',
  });
  expect(signIns).toMatchObject({ at: '2026-03-11', who: null, action: 'session.sign-in', subject: null });
  expect(rest).toEqual([]);
});
