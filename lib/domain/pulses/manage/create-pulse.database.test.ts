import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { type PulseBody, pulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { createPulse } from '#/lib/domain/pulses/manage/create-pulse.ts';
import { createReadyPulse, getPulse } from '#/lib/domain/pulses/manage/pulse.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

const now = '2026-03-02T09:30:00Z';
let scene: Awaited<ReturnType<typeof buildManagedCompany>>;
let elsewhere: typeof scene;
let alone: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildManagedCompany();
  alone = await buildTeam(prisma(), { companyId: scene.company.id, name: 'Alone' });
  elsewhere = await buildManagedCompany();
});

type Who = 'administrator' | 'departmentLeader' | 'teamLeader';
const roles: Record<Who, RoleName> = {
  administrator: 'Administrator',
  departmentLeader: 'Department Leader',
  teamLeader: 'Team Leader',
};
const ctxOf = (who: Who) => userCtx(scene[who], { role: roles[who], now });
const bodyOf = (fields: object) => readInput(pulseBody, fields).data as PulseBody;
const create = async (who: Who, fields: object) => createPulse(await ctxOf(who), bodyOf(fields));
const teamsOf = async (id: number) =>
  (await prisma().pulseTeam.findMany({ where: { pulseId: id }, orderBy: { teamId: 'asc' } })).map((row) => row.teamId);

describe('what is left out has the documented value:', () => {
  it('all fields', async () => {
    const { id, status, pulse } = await create('teamLeader', {});
    expect(status).toBe('Disabled');
    expect(pulse).toMatchObject({
      name: 'Enter Checkin name',
      time: '12:00',
      startDate: null,
      endDate: null,
      recurringOn: false,
      frequency: 1,
      days: [true, true, true, true, true, false, false],
      status: 'Disabled',
      phase: 'ready',
      creatorId: scene.teamLeader.id,
      companyName: scene.company.name,
      may: { manage: true },
    });
    expect(await teamsOf(id)).toEqual([scene.team.id]);
  });

  it('a frequency makes the pulse recurring, unless it says otherwise', async () => {
    expect((await create('teamLeader', { frequency: 2 })).pulse).toMatchObject({ recurringOn: true, frequency: 2 });
    expect((await create('teamLeader', { frequency: 2, recurringOn: false })).pulse.recurringOn).toBe(false);
  });

  it('a draft is a draft', async () => {
    const { status, pulse } = await create('teamLeader', { isDraft: true, isActive: true });
    expect([status, pulse.phase, pulse.isActive]).toEqual(['In Draft', 'draft', false]);
  });
});

describe('the teams of a new pulse', () => {
  it('are all within reach unless some are named', async () => {
    const all = [scene.team.id, alone.id];
    expect(await teamsOf((await create('administrator', {})).id)).toEqual(all);
    expect(await teamsOf((await create('departmentLeader', {})).id)).toEqual([scene.team.id]);
  });

  it('can be named by ids, by objects with ids, and by departments', async () => {
    const { team, department } = scene;
    const bodies = [{ teams: [String(team.id)] }, { teams: [{ id: team.id }] }, { departments: [department.id] }];
    for (const fields of bodies) expect(await teamsOf((await create('administrator', fields)).id)).toEqual([team.id]);
    expect(await teamsOf((await create('administrator', { departments: [0] })).id)).toEqual([alone.id]);
    const both = await create('administrator', { teams: [alone.id], departments: [department.id] });
    expect(await teamsOf(both.id)).toEqual([team.id, alone.id]);
    expect(await teamsOf((await create('teamLeader', { departments: [department.id] })).id)).toEqual([team.id]);
    expect(await teamsOf((await create('administrator', { teams: [] })).id)).toEqual([]);
  });

  it('are refused outside one’s reach, and those of another company as unknown', async () => {
    const outside = { code: 'forbidden', message: 'You can’t ask the team Alone. Leave it out.' };
    await expect(create('teamLeader', { teams: [scene.team.id, alone.id] })).rejects.toMatchObject(outside);
    await expect(create('departmentLeader', { teams: [alone.id] })).rejects.toMatchObject(outside);
    for (const teams of [[elsewhere.team.id], [2_147_483_647], [alone.id, elsewhere.team.id]])
      await expect(create('teamLeader', { teams })).rejects.toMatchObject({ code: 'not_found' });
    const departments = [elsewhere.department.id];
    await expect(create('administrator', { departments })).rejects.toMatchObject({ code: 'not_found' });
    expect(await prisma().pulse.count({ where: { companyId: scene.company.id } })).toBe(0);
  });
});

describe('a pulse that is created active', () => {
  const question = { text: 'All well?', typeId: 4 };

  it('is active if it’s complete', async () => {
    const { status, pulse } = await create('teamLeader', { isActive: true, questions: [question] });
    expect([status, pulse.phase, pulse.startDate]).toEqual(['Active', 'scheduled', '2026-03-02']);
  });

  it('isn’t created otherwise, and all that is missing is named', async () => {
    await expect(create('teamLeader', { isActive: true, teams: [] })).rejects.toMatchObject({
      code: 'invalid',
      messages: ['Write at least one question.', 'Choose at least one team.'],
    });
    expect(await prisma().pulse.count({ where: { companyId: scene.company.id } })).toBe(0);
  });
});

it('leaders are asked by administrators and department leaders only', async () => {
  expect((await create('departmentLeader', { includeLeaders: true })).pulse.includeLeaders).toBe(true);
  await expect(create('teamLeader', { includeLeaders: true })).rejects.toMatchObject({ code: 'forbidden' });
});

it('ten parallel calls with one id create one pulse, and all return the same', async () => {
  const submissionId = randomUUID();
  const results = await Promise.all(
    Array.from({ length: 10 }, () => create('teamLeader', { submissionId, name: 'Once' })),
  );
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(results.every(({ pulse }) => pulse.name === 'Once')).toBe(true);
  expect((await create('administrator', { submissionId })).id).not.toBe(results[0]?.id);
});

describe('a ready-made survey', () => {
  const read = async (id: number) => getPulse(await ctxOf('teamLeader'), id);

  it('gives its questions, with the company’s name, and the documented name', async () => {
    const { id, pulse, status } = await createReadyPulse(await ctxOf('teamLeader'), 9, bodyOf({}));
    expect([pulse.name, status]).toEqual(['Check-in 1', 'Disabled']);
    const { questions } = await read(id);
    expect(questions.map(({ text, typeId, bankItemId }) => [text, typeId, bankItemId])).toEqual([
      [`How likely are you to recommend ${scene.company.name} to a friend as a place to work?`, 6, 1],
      ['What is the main reason for your answer?', 3, null],
    ]);
  });

  it('is overridden by what is sent', async () => {
    const body = bodyOf({ name: 'Ours', isDraft: true, questions: [{ text: 'Ready?', typeId: 4 }] });
    const { id, pulse } = await createReadyPulse(await ctxOf('teamLeader'), 1, body);
    expect([pulse.name, pulse.status]).toEqual(['Ours', 'In Draft']);
    expect((await read(id)).questions.map(({ text }) => text)).toEqual(['Ready?']);
  });

  it('that doesn’t exist isn’t found', async () => {
    for (const id of [11, 2_147_483_647])
      await expect(createReadyPulse(await ctxOf('teamLeader'), id, bodyOf({}))).rejects.toMatchObject({
        code: 'not_found',
      });
  });
});

it('creating a pulse is logged without its questions', async () => {
  const { id } = await create('teamLeader', { name: 'Secret', questions: [{ text: 'Who is to go?' }] });
  const entries = await prisma().auditEntry.findMany({ where: { companyId: scene.company.id } });
  expect(entries).toMatchObject([{ action: 'pulse.create', subject: `pulse:${id}`, details: { isDraft: false } }]);
});
