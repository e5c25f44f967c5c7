import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { activatePulse } from '#/lib/domain/pulses/activation/activation.service.ts';
import { type PulseBody, pulseBody, withPulseFields } from '#/lib/domain/pulses/manage/body.schema.ts';
import { createPulse } from '#/lib/domain/pulses/manage/create-pulse.ts';
import { getPulse } from '#/lib/domain/pulses/manage/pulse.service.ts';
import { updatePulse } from '#/lib/domain/pulses/manage/pulse-settings.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

let scene: Awaited<ReturnType<typeof buildManagedCompany>>;
let id: number;

const leader = (now = '2026-03-02T09:30:00Z') => userCtx(scene.teamLeader, { role: 'Team Leader', now });
const bodyOf = (fields: object) => readInput(pulseBody, fields).data as PulseBody;
const update = async (fields: object, now?: string) => updatePulse(await leader(now), id, bodyOf(fields));
const read = async () => getPulse(await leader(), id);
const [well, where] = [
  { text: 'All well?', typeId: 4 },
  { text: 'Where?', typeId: 2, pool: ['Here', 'There'] },
];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildManagedCompany();
  const body = bodyOf({ name: 'Ours', frequency: 2, questions: [well, where], isDraft: true });
  id = (await createPulse(await leader(), body)).id;
});

/** A round that has asked all questions. */
async function ask(localDate = '2026-03-02'): Promise<void> {
  const of = { companyId: scene.company.id };
  const opensAt = new Date(`${localDate}T12:00:00Z`);
  const round = { localDate: new Date(localDate), opensAt, closesAt: new Date('2026-03-07T12:00:00Z') };
  const { id: roundId } = await prisma().pulseRound.create({ data: { ...of, pulseId: id, ...round } });
  const { questions } = await read();
  const rows = questions.map((question, at) => ({ ...of, roundId, questionId: question.id, position: at + 1 }));
  await prisma().pulseRoundQuestion.createMany({ data: rows });
}

describe('what is left out of a change stays:', () => {
  it('settings, teams and state', async () => {
    const before = await read();
    await update({ time: '9:00' }, '2026-03-02T10:00:00Z');
    const after = await read();
    expect(after).toEqual({
      ...before,
      pulse: { ...before.pulse, time: '09:00', updatedAt: '2026-03-02T10:00:00.000Z' },
    });
  });

  it('all of it if everything is posted back as it was read', async () => {
    const before = await read();
    await update(withPulseFields(before));
    expect(await read()).toEqual(before);
  });

  it('the state, because only activating makes a pulse active', async () => {
    await update({ isActive: true, isDraft: false });
    expect((await read()).pulse.status).toBe('In Draft');
  });
});

describe('the questions of a changed pulse', () => {
  const texts = async () => (await read()).questions.map(({ text }) => text);

  it('are ordered, added and removed', async () => {
    const [first, second] = (await read()).questions;
    await update({ questions: [second, { text: 'More?' }, first] });
    const after = (await read()).questions;
    expect(after.map(({ text }) => text)).toEqual(['Where?', 'More?', 'All well?']);
    expect([after[0]?.id, after[2]?.id]).toEqual([second?.id, first?.id]);
    await update({ questions: [second] });
    expect(await texts()).toEqual(['Where?']);
    expect(await prisma().pulseQuestion.count({ where: { pulseId: id } })).toBe(1);
  });

  it('once asked are never changed: they are retired, and those of the round stay', async () => {
    await ask();
    const [first, second] = (await read()).questions;
    await update({ questions: [{ ...first, text: 'Still well?' }] });
    const [after] = (await read()).questions;
    expect([after?.text, after?.id === first?.id]).toEqual(['Still well?', false]);
    const rows = await prisma().pulseQuestion.findMany({ where: { pulseId: id }, orderBy: { id: 'asc' } });
    expect(rows.map(({ text, retiredAt }) => [text, retiredAt !== null])).toEqual([
      ['All well?', true],
      ['Where?', true],
      ['Still well?', false],
    ]);
    expect(rows.slice(0, 2).map((row) => row.id)).toEqual([first?.id, second?.id]);
    expect(await prisma().pulseRoundQuestion.count({ where: { question: { pulseId: id } } })).toBe(2);
  });

  it('with the id of another pulse’s are new ones', async () => {
    const other = await createPulse(await leader(), bodyOf({ questions: [{ text: 'Theirs?' }] }));
    const [theirs] = (await getPulse(await leader(), other.id)).questions;
    await update({ questions: [{ ...theirs, text: 'Taken?' }] });
    expect(await texts()).toEqual(['Taken?']);
    expect((await getPulse(await leader(), other.id)).questions.map(({ text }) => text)).toEqual(['Theirs?']);
  });

  it('from the question bank stay its items only with their own words', async () => {
    const item = { text: 'My workload is reasonable.', typeId: 5, bankItemId: 13 };
    await update({ questions: [item, { ...item, text: 'My workload is fine.' }, { ...item, typeId: 4 }] });
    expect((await read()).questions.map(({ bankItemId }) => bankItemId)).toEqual([13, null, null]);
  });
});

describe('an active pulse', () => {
  beforeEach(async () => {
    await activatePulse(await leader(), id);
  });

  it('stays one that can be asked', async () => {
    await update({ questions: [{}, well] });
    expect((await read()).questions.map(({ text }) => text)).toEqual(['All well?']);
    for (const fields of [{ questions: [{}] }, { teams: [] }, { days: [] }, { endDate: '2026-03-01' }])
      await expect(update({ name: 'Lost', ...fields })).rejects.toMatchObject({ code: 'invalid' });
    expect((await read()).pulse.name).toBe('Ours');
  });

  it('that hasn’t asked anyone yet starts over', async () => {
    expect((await update({ startDate: '2026-03-05' })).pulse).toMatchObject({ startDate: '2026-03-05' });
    expect(await prisma().pulse.findUnique({ where: { id } })).toMatchObject({ opensAtOnce: false });
    expect((await update({ startDate: null })).pulse).toMatchObject({ startDate: '2026-03-02', phase: 'scheduled' });
    expect(await prisma().pulse.findUnique({ where: { id } })).toMatchObject({ opensAtOnce: true });
    expect((await update({ startDate: '2026-02-01' })).pulse.startDate).toBe('2026-03-02');
  });

  it('that has asked keeps a passed day, from which the next ones follow', async () => {
    await ask();
    const { pulse } = await update({ startDate: '2026-02-19' });
    expect(pulse).toMatchObject({ startDate: '2026-02-19', phase: 'open', nextOpensOn: '2026-03-05' });
    expect((await update({ startDate: null })).pulse.startDate).toBe('2026-02-19');
  });
});

it('a change is refused if another person has changed the pulse since', async () => {
  const { updatedAt } = (await read()).pulse;
  await update({ name: 'First' }, '2026-03-02T10:00:00Z');
  await expect(update({ name: 'Second', unchangedSince: updatedAt })).rejects.toMatchObject({ code: 'conflict' });
  const { pulse } = await update({ name: 'Third', unchangedSince: '2026-03-02T10:00:00.000Z' });
  expect(pulse.name).toBe('Third');
});

it('a change keeps a team that its editor doesn’t lead, and accepts no others', async () => {
  const { id: companyId } = scene.company;
  const [theirs, other] = [await buildTeam(prisma(), { companyId }), await buildTeam(prisma(), { companyId })];
  await prisma().pulseTeam.create({ data: { companyId, pulseId: id, teamId: theirs.id } });
  const administrator = await userCtx(scene.administrator);
  await updatePulse(administrator, id, bodyOf({ teams: [theirs.id] }));
  expect((await getPulse(administrator, id)).teams.map((team) => team.id)).toEqual([theirs.id]);
  // Its creator no longer leads any of its teams.
  await expect(update({ name: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' });
  await updatePulse(administrator, id, bodyOf({ teams: [scene.team.id] }));
  await expect(update({ teams: [other.id] })).rejects.toMatchObject({ code: 'forbidden' });
});

it('a person who only leads one of its teams is refused with a message', async () => {
  const { id: companyId } = scene.company;
  const theirs = await buildTeam(prisma(), { companyId, leaderId: scene.colleague.id });
  const administrator = await userCtx(scene.administrator);
  await updatePulse(administrator, id, bodyOf({ teams: [scene.team.id, theirs.id] }));
  await activatePulse(administrator, id);
  const colleague = await userCtx(scene.colleague, { role: 'Team Leader' });
  await expect(updatePulse(colleague, id, bodyOf({ name: 'Mine' }))).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Only Tom Leader and those above all teams of this pulse can change it. Ask Tom Leader.',
  });
  expect((await getPulse(colleague, id)).teams.map((team) => team.id)).toEqual([theirs.id]);
});
