import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import type { ActivityFilter } from '#/lib/domain/audit/audit.contract.ts';
import { ACTIVITY_PAGE_SIZE } from '#/lib/domain/audit/constants.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import type { EventName } from '#/lib/domain/events/events.schema.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
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
  const { id: companyId } = await buildCompany(prisma());
  grace = await buildAdministrator(prisma(), { companyId, firstName: 'Grace', lastName: 'Hopper' });
  ada = await buildUser(prisma(), { companyId, firstName: 'Ada', lastName: 'Lovelace' });
  team = await buildTeam(prisma(), { companyId, name: 'Compilers' });
});

interface NotedEvent {
  action: EventName;
  subject?: string;
  details?: object;
}

async function note(who: User, ...events: NotedEvent[]): Promise<void> {
  const ctx = await userCtx(who);
  const details = {} as never;
  for (const event of events)
    await prisma().$transaction((tx) => recordEvent(tx, ctx, { details, ...event, facts: null }));
}

const exported: NotedEvent = { action: 'people.export', details: { isFiltered: false } };
const created = ({ id, name }: Team): NotedEvent => ({
  action: 'team.create',
  subject: `team:${id}`,
  details: { name },
});

async function list(filter: Partial<ActivityFilter> = {}, who = grace) {
  return listActivity(await userCtx(who), { person: '', ...filter });
}

const sentences = async (filter: Partial<ActivityFilter> = {}, who = grace) =>
  (await list(filter, who)).entries.map(({ who: name, text }) => `${name} ${text}`);

it('the activity log says what was done in sentences, newest first, also about deleted things', async () => {
  await note(
    grace,
    { action: 'team.rename', subject: `team:${team.id}`, details: { name: 'Compilers', before: 'Old' } },
    { action: 'team.leader', subject: `team:${team.id}`, details: { userId: ada.id, before: null } },
    { action: 'team.delete', subject: 'team:2147483647', details: { name: 'Chess', members: 3 } },
    { action: 'administrator.remove', subject: 'user:2147483647' },
    { action: 'invitation.create', subject: `team:${team.id}`, details: { kind: 'team_member', invitations: 2 } },
  );
  expect(await sentences()).toEqual([
    'Grace Hopper invited 2 people to the team Compilers as member',
    'Grace Hopper removed the administrator role from Former Member',
    'Grace Hopper deleted the team Chess',
    'Grace Hopper made Ada Lovelace the leader of the team Compilers',
    'Grace Hopper renamed the team Compilers (before: Old)',
  ]);
  expect((await list()).entries[0]).toMatchObject({ role: 'Administrator', kind: 'invitations' });
});

it('the activity log can be filtered by kind and by person', async () => {
  await note(grace, created(team), exported);
  await note(ada, { action: 'onboarding.finish', subject: `user:${ada.id}` });
  expect(await sentences({ kind: 'files' })).toEqual(['Grace Hopper exported the list of people']);
  expect(await sentences({ person: 'lovel' })).toEqual(['Ada Lovelace finished setting up']);
  expect(await sentences({ person: 'lovel', kind: 'files' })).toEqual([]);
});

it('the activity log shows a person’s sign-ins and passwords to that person only', async () => {
  await note(
    ada,
    { action: 'session.sign-in', subject: `user:${ada.id}` },
    { action: 'password.change', details: { endedSessions: 0 } },
  );
  await note(grace, { action: 'session.sign-in', subject: `user:${grace.id}` });
  expect(await sentences()).toEqual(['Grace Hopper signed in']);
  expect(await sentences({ kind: 'changes' })).toEqual([]);
  expect(await sentences({ person: 'Lovelace' })).toEqual([]);
});

it('the activity log contains the own company only, page by page', async () => {
  const elsewhere = await buildCompany(prisma());
  await note(await buildAdministrator(prisma(), { companyId: elsewhere.id }), exported);
  const many = Array.from({ length: ACTIVITY_PAGE_SIZE + 3 }, () => exported);
  await note(grace, ...many);
  const first = await list();
  expect(first.entries).toHaveLength(ACTIVITY_PAGE_SIZE);
  const second = await list({ before: first.next ?? '' });
  expect([second.entries.length, second.next]).toEqual([3, null]);
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ACTIVITY_PAGE_SIZE + 3);
});

it('the activity log can be filtered to days of the company', async () => {
  const { companyId } = grace;
  await prisma().company.update({ where: { id: companyId }, data: { timeZone: 'Asia/Tokyo' } });
  const at = (time: string) =>
    prisma().auditEntry.create({
      data: { at: new Date(time), companyId, actorKind: 'user', actorId: grace.id, action: 'people.export' },
    });
  // Tokyo's 2 and 3 March begin at 15:00 UTC of the previous day.
  const entries = [];
  for (const time of ['2026-03-01T14:59:59Z', '2026-03-01T15:00:00Z', '2026-03-03T14:59:59Z', '2026-03-03T15:00:00Z'])
    entries.push(String((await at(time)).id));
  const idsOf = async (filter: Partial<ActivityFilter>) => (await list(filter)).entries.map(({ id }) => id);
  expect(await idsOf({ from: '2026-03-02', to: '2026-03-03' })).toEqual([entries[2], entries[1]]);
  expect(await idsOf({ from: '2026-03-04' })).toEqual([entries[3]]);
  expect(await idsOf({ to: '2026-03-01' })).toEqual([entries[0]]);
});

it('the activity log continues after an entry, oldest first, page by page', async () => {
  await note(grace, ...Array.from({ length: ACTIVITY_PAGE_SIZE + 3 }, () => exported));
  const { id: firstId } = await prisma().auditEntry.findFirstOrThrow({
    where: { companyId: grace.companyId, action: 'people.export' },
    orderBy: { id: 'asc' },
  });
  const page = await list({ after: String(firstId) });
  expect(page.entries).toHaveLength(ACTIVITY_PAGE_SIZE);
  const ids = page.entries.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(ids[0]).toBeGreaterThan(Number(firstId));
  const rest = await list({ after: page.next ?? '' });
  expect([rest.entries.length, rest.next]).toEqual([2, null]);
});
