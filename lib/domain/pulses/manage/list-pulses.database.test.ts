import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import type { User } from '#/generated/prisma/client.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { type PulseBody, pulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { createPulse } from '#/lib/domain/pulses/manage/create-pulse.ts';
import { type PulseFilter, pulseFilter } from '#/lib/domain/pulses/manage/list.schema.ts';
import { listPulses } from '#/lib/domain/pulses/manage/pulse.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

let scene: Awaited<ReturnType<typeof buildManagedCompany>>;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildManagedCompany();
});

async function make(who: User, role: RoleName, name: string, fields: object = {}): Promise<number> {
  const questions = [{ text: 'All well?', typeId: 4 }];
  const body = readInput(pulseBody, { name, questions, ...fields }).data as PulseBody;
  return (await createPulse(await userCtx(who, { role }), body)).id;
}

const filterOf = (fields: object) => readInput(pulseFilter, fields).data as PulseFilter;
const list = async (who: User, role: RoleName, fields: object = {}) =>
  listPulses(await userCtx(who, { role }), filterOf(fields));
const names = async (who: User, role: RoleName, fields: object = {}) =>
  (await list(who, role, fields)).pulses.map(({ name }) => name);

describe('the list of pulses has', () => {
  beforeEach(async () => {
    const { administrator, departmentLeader, teamLeader, team, colleague, company } = scene;
    const other = await buildTeam(prisma(), { companyId: company.id, leaderId: colleague.id });
    await make(administrator, 'Administrator', 'Of all', { isActive: true });
    await make(administrator, 'Administrator', 'Draft of all', { isDraft: true });
    await make(administrator, 'Administrator', 'Of others', { teams: [other.id], isActive: true });
    await make(departmentLeader, 'Department Leader', 'Of Sales', { isDraft: true });
    await make(teamLeader, 'Team Leader', 'Of Rockets', { teams: [team.id] });
    const elsewhere = await buildManagedCompany();
    await make(elsewhere.administrator, 'Administrator', 'Foreign', { isActive: true });
  });

  it('the newest first, those the reader manages or is asked by', async () => {
    const { administrator, departmentLeader, teamLeader, colleague } = scene;
    const all = ['Of Rockets', 'Of Sales', 'Of others', 'Draft of all', 'Of all'];
    expect(await names(administrator, 'Administrator')).toEqual(all);
    expect(await names(departmentLeader, 'Department Leader')).toEqual(['Of Rockets', 'Of Sales', 'Of all']);
    expect(await names(teamLeader, 'Team Leader')).toEqual(['Of Rockets', 'Of all']);
    expect(await names(colleague, 'Team Leader')).toEqual(['Of others', 'Of all']);
  });

  it('their creators, and whether the reader may change them', async () => {
    const { pulses, users, total } = await list(scene.teamLeader, 'Team Leader');
    expect(users).toEqual([
      { id: scene.administrator.id, name: 'Ada Admin' },
      { id: scene.teamLeader.id, name: 'Tom Leader' },
    ]);
    expect([total, pulses.map(({ may }) => may.manage)]).toEqual([2, [true, false]]);
  });

  it('no deleted pulse', async () => {
    await prisma().pulse.updateMany({ where: { name: 'Of all' }, data: { deletedAt: new Date() } });
    expect(await names(scene.teamLeader, 'Team Leader')).toEqual(['Of Rockets']);
  });
});

describe('the list is filtered', () => {
  const [who, role] = [() => scene.administrator, 'Administrator'] as const;

  it('by status, whatever the case of its letters', async () => {
    await make(who(), role, 'Active one', { isActive: true });
    await make(who(), role, 'Draft one', { isDraft: true });
    await make(who(), role, 'Ready one');
    expect(await names(who(), role, { status: 'Active' })).toEqual(['Active one']);
    expect(await names(who(), role, { status: 'in draft' })).toEqual(['Draft one']);
    expect(await names(who(), role, { status: 'DISABLED' })).toEqual(['Ready one']);
    expect(await names(who(), role, { status: 'all' })).toHaveLength(3);
  });

  it('by the creator, or by other creators', async () => {
    await make(who(), role, 'Hers');
    await make(scene.teamLeader, 'Team Leader', 'His');
    const { pulses, users, total } = await list(who(), role, { user: String(scene.teamLeader.id) });
    expect([pulses.map(({ name }) => name), total, users.length]).toEqual([['His'], 1, 2]);
    expect(await names(who(), role, { user: scene.colleague.id })).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['2026-03-01', []],
    ['2026-03-02', ['Was open']],
    ['2026-03-04', ['Was open']],
    ['2026-03-05', []],
    ['2026-03', ['Was open']],
    ['2026-02', []],
    ['2026-04', []],
  ])('by the day or month of a round: %s', async (date, expected) => {
    const pulseId = await make(who(), role, 'Was open');
    await make(who(), role, 'Never');
    const open = { opensAt: new Date('2026-03-02T12:00Z'), closesAt: new Date('2026-03-07T12:00Z') };
    const closedAt = new Date('2026-03-04T18:00Z');
    const round = { localDate: new Date('2026-03-02'), ...open, closedAt };
    await prisma().pulseRound.create({ data: { companyId: scene.company.id, pulseId, ...round } });
    expect(await names(who(), role, { date })).toEqual(expected);
  });

  it('by pages, with none twice', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await make(who(), role, name);
    const first = await list(who(), role, { limit: 2 });
    expect([first.pulses.map(({ name }) => name), first.total]).toEqual([['5', '4'], 5]);
    const second = await list(who(), role, { limit: 2, before: first.pulses.at(-1)?.id });
    expect(second.pulses.map(({ name }) => name)).toEqual(['3', '2']);
    expect(await names(who(), role)).toHaveLength(5);
  });
});

describe('an unknown filter is refused with a message', () => {
  it.each([
    [{ status: 'Running' }, 'pulses.fields.status'],
    [{ date: '2026-13' }, 'pulses.fields.date'],
    [{ date: '2026-02-30' }, 'pulses.fields.date'],
    [{ date: 'today' }, 'pulses.fields.date'],
  ])('%j', (fields, key) => {
    expect(readInput(pulseFilter, fields).messages).toEqual([JSON.stringify([key])]);
  });
});
