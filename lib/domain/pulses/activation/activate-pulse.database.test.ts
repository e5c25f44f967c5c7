import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { activatePulse } from '#/lib/domain/pulses/activation/activation.service.ts';
import { ACTIVE_PULSES_MAX } from '#/lib/domain/pulses/constants.ts';
import { type PulseBody, pulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { createPulse } from '#/lib/domain/pulses/manage/create-pulse.ts';
import { getPulse } from '#/lib/domain/pulses/manage/pulse.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

let scene: Awaited<ReturnType<typeof buildManagedCompany>>;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildManagedCompany();
});

const question = { text: 'All well?', typeId: 4 };
const leader = (now = '2026-03-02T09:30:00Z') => userCtx(scene.teamLeader, { role: 'Team Leader', now });

async function draft(fields: object): Promise<number> {
  const body = readInput(pulseBody, { questions: [question], isDraft: true, ...fields }).data as PulseBody;
  return (await createPulse(await leader(), body)).id;
}

const activate = async (id: number, now?: string) => activatePulse(await leader(now), id);

describe('an activated pulse starts', () => {
  it.each<[string, object, string, string, boolean]>([
    ['immediately without a start', {}, '2026-03-02T09:30:00Z', '2026-03-02', true],
    ['immediately with one that has passed', { startDate: '2026-02-01' }, '2026-03-02T09:30:00Z', '2026-03-02', true],
    ['at its time, today', { startDate: '2026-03-02' }, '2026-03-02T09:30:00Z', '2026-03-02', false],
    ['immediately after its time, today', { startDate: '2026-03-02' }, '2026-03-02T12:30:00Z', '2026-03-02', true],
    ['on its day', { startDate: '2026-03-10' }, '2026-03-02T09:30:00Z', '2026-03-10', false],
  ])('%s', async (_, fields, now, startDate, opensAtOnce) => {
    const id = await draft(fields);
    const { pulse } = await activate(id, now);
    expect(pulse).toMatchObject({ startDate, status: 'Active', phase: 'scheduled', nextOpensOn: startDate });
    expect(await prisma().pulse.findUnique({ where: { id } })).toMatchObject({
      opensAtOnce,
      activatedAt: new Date(now),
    });
  });

  it('tomorrow if there was a round today', async () => {
    const id = await draft({});
    const at = new Date('2026-03-02T08:00:00Z');
    const round = { localDate: new Date('2026-03-02'), opensAt: at, closesAt: at, closedAt: at };
    await prisma().pulseRound.create({ data: { companyId: scene.company.id, pulseId: id, ...round } });
    expect((await activate(id)).pulse).toMatchObject({ startDate: '2026-03-03', nextOpensOn: '2026-03-03' });
  });
});

it('activating a pulse again changes nothing', async () => {
  const id = await draft({});
  const first = await activate(id);
  expect(await activate(id, '2026-03-09T09:30:00Z')).toMatchObject({
    pulse: { status: 'Active', startDate: '2026-03-02', updatedAt: first.pulse.updatedAt },
  });
  expect(await prisma().auditEntry.count({ where: { subject: `pulse:${id}`, action: 'pulse.activate' } })).toBe(1);
});

it('activating leaves out questions without a text', async () => {
  const id = await draft({ questions: [{ text: ' ' }, question, {}] });
  await activate(id);
  expect((await getPulse(await leader(), id)).questions.map(({ text }) => text)).toEqual(['All well?']);
});

it.each<[string, object, string[]]>([
  ['without a question', { questions: [{}, { text: ' ' }] }, ['Write at least one question.']],
  [
    'with half a choice',
    { questions: [{ text: 'Where?', typeId: 2, pool: ['Here', 'Here'] }] },
    ['Give the question “Where?” two different options.'],
  ],
  ['without a team', { teams: [] }, ['Choose at least one team.']],
  ['without a day', { frequency: 2, days: [] }, ['Choose at least one day.']],
  ['that has ended', { endDate: '2026-03-01' }, ['The end date has passed. Choose a later one.']],
  [
    'that ends before it begins',
    { startDate: '2026-03-10', endDate: '2026-03-09' },
    ['The end date is before the start date. Choose a later one.'],
  ],
  [
    'that would ask the bank every day',
    { bank: true, frequency: 1 },
    ['The question bank needs a pulse that repeats weekly or less often.'],
  ],
])('%s activating is refused, and the pulse stays a draft', async (_, fields, messages) => {
  const id = await draft(fields);
  await expect(activate(id)).rejects.toMatchObject({ code: 'invalid', messages });
  expect((await getPulse(await leader(), id)).pulse.status).toBe('In Draft');
});

it('a pulse can take its questions only from the bank, and a single one needs no day', async () => {
  expect((await activate(await draft({ questions: [], bank: true, frequency: 2 }))).pulse.status).toBe('Active');
  expect((await activate(await draft({ days: [] }))).pulse.status).toBe('Active');
});

it('activating warns if too few people are asked for any result, each person counted once', async () => {
  const id = await draft({});
  expect((await activate(id)).warning).toBe(
    'Results appear only where 5 or more people answer. This pulse asks 1. Add teams.',
  );
  for (let at = 0; at < 4; at++) await buildMember(prisma(), { team: scene.team });
  expect((await activate(id)).warning).toBeNull();
});

it(`a person can have at most ${ACTIVE_PULSES_MAX} active pulses, also if two are activated in parallel`, async () => {
  for (let at = 0; at < ACTIVE_PULSES_MAX - 1; at++) await activate(await draft({}));
  const both = [await draft({}), await draft({})];
  const outcomes = await Promise.allSettled(both.map((id) => activate(id)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ message: 'You can have up to 20 active pulses. Deactivate one first.' });
});

it('people who may not activate a pulse are refused, and another company’s or deleted ones aren’t found', async () => {
  const id = await draft({});
  const head = await userCtx(scene.departmentLeader, { role: 'Department Leader' });
  expect((await activatePulse(head, id)).pulse.status).toBe('Active');
  const second = await userCtx(scene.colleague, { role: 'Member' });
  await expect(activatePulse(second, id)).rejects.toMatchObject({ code: 'forbidden' });
  const elsewhere = await buildManagedCompany();
  const stranger = await userCtx(elsewhere.administrator, { role: 'Administrator' });
  await expect(activatePulse(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
  await prisma().pulse.update({ where: { id }, data: { deletedAt: new Date() } });
  await expect(activatePulse(head, id)).rejects.toMatchObject({ code: 'not_found' });
});
