import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import type { Prisma, Pulse } from '#/generated/prisma/client.ts';
import { activatePulse, closePulse, disablePulse } from '#/lib/domain/pulses/activation/activation.service.ts';
import { deletePulse, getPulse } from '#/lib/domain/pulses/manage/pulse.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

const opensAt = new Date('2026-03-02T12:00:00Z');
const now = '2026-03-03T12:00:00Z';
let scene: Awaited<ReturnType<typeof buildManagedCompany>>;
let pulse: Pulse;

beforeAll(async () => {
  await testDatabase();
  await startJobs({ work: false });
});
afterAll(async () => {
  await stopJobs();
  await closeDatabase();
});
beforeEach(async () => {
  scene = await buildManagedCompany();
  pulse = await open();
});

const administrator = () => userCtx(scene.administrator, { now });

/** An active pulse of an administrator with an open round: six people were asked, and five have answered Yes. */
async function open(more: Partial<Prisma.PulseUncheckedCreateInput> = {}): Promise<Pulse> {
  const { team } = scene;
  const fields = { activatedAt: opensAt, ...more };
  const openPulse = await buildPulse(prisma(), {
    creator: scene.administrator,
    teams: [team],
    questions: [{ typeId: 4 }],
    pulse: fields,
  });
  const members = await Promise.all(Array.from({ length: 6 }, () => buildMember(prisma(), { team })));
  const userIds = members.map(({ id }) => id);
  const { round, recipients } = await buildPulseRound(prisma(), {
    pulse: openPulse,
    team,
    userIds,
    round: { opensAt },
  });
  const recipientIds = recipients.slice(0, 5).map(({ id }) => id);
  await prisma().pulseRecipient.updateMany({ where: { id: { in: recipientIds } }, data: { answered: true } });
  const { id: questionId } = await prisma().pulseQuestion.findFirstOrThrow({ where: { pulseId: openPulse.id } });
  const of = { companyId: openPulse.companyId, roundId: round.id, questionId };
  await prisma().pulseTally.create({ data: { ...of, teamId: team.id, value: 1, n: 5 } });
  return openPulse;
}

const roundOf = ({ id }: Pulse) => prisma().pulseRound.findFirstOrThrow({ where: { pulseId: id } });
const shownOf = async (of: Pulse) => {
  const { id: roundId } = await roundOf(of);
  return prisma().pulseResult.count({ where: { roundId, hiddenReason: null } });
};

describe('deactivating a pulse', () => {
  it('closes the open round and publishes it', async () => {
    const answer = await disablePulse(await administrator(), pulse.id);
    expect(answer.pulse).toMatchObject({
      status: 'Disabled',
      phase: 'stopped',
      closesAt: null,
      nextOpensOn: null,
      responsesCount: 5,
      membersCount: 6,
      hasResults: true,
    });
    expect(await roundOf(pulse)).toMatchObject({ closedAt: new Date(now), publishedAt: new Date(now) });
    expect(await shownOf(pulse)).toBeGreaterThan(0);
  });

  it('again leaves it unchanged', async () => {
    const first = await disablePulse(await administrator(), pulse.id);
    expect(await disablePulse(await userCtx(scene.administrator), pulse.id)).toEqual(first);
    const where = { subject: `pulse:${pulse.id}`, action: 'pulse.deactivate' };
    expect(await prisma().auditEntry.count({ where })).toBe(1);
  });

  it('and activating it again starts over, the next day at the earliest', async () => {
    await disablePulse(await administrator(), pulse.id);
    const again = await activatePulse(await userCtx(scene.administrator, { now: '2026-03-02T18:00:00Z' }), pulse.id);
    expect(again.pulse).toMatchObject({ status: 'Active', phase: 'scheduled', startDate: '2026-03-03' });
  });

  it('notifies the leaders of its teams who did it', async () => {
    await disablePulse(await administrator(), pulse.id);
    const notices = await findNotices({ where: { userId: scene.teamLeader.id, icon: 'pulse' } });
    expect(notices.map(({ message }) => message)).toContain(
      `<strong>Ada Admin</strong> ended <strong>${pulse.name}</strong>, which your team was part of.`,
    );
  });
});

describe('ending the open round', () => {
  it('publishes it; a recurring pulse continues, a single one is over', async () => {
    const weekly = await open({ recurringOn: true, frequency: 2, startDate: new Date('2026-03-02') });
    const answer = await closePulse(await administrator(), weekly.id);
    expect(answer.pulse).toMatchObject({
      status: 'Active',
      phase: 'between',
      nextOpensOn: '2026-03-09',
      hasResults: true,
    });
    expect(await shownOf(weekly)).toBeGreaterThan(0);
    expect((await closePulse(await administrator(), pulse.id)).pulse).toMatchObject({
      status: 'Disabled',
      phase: 'closed',
    });
  });

  it('is refused if none is open, and ten parallel calls end it once', async () => {
    const ctx = await administrator();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => closePulse(ctx, pulse.id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(closePulse(ctx, pulse.id)).rejects.toMatchObject({
      code: 'invalid',
      message: 'No round of this pulse is open.',
    });
  });
});

describe('deleting a pulse', () => {
  it('leaves nothing of an open round: no answer, no result, no respondent', async () => {
    const { id: roundId } = await roundOf(pulse);
    const { id: questionId } = await prisma().pulseQuestion.findFirstOrThrow({ where: { pulseId: pulse.id } });
    const text = { companyId: pulse.companyId, roundId, questionId, teamId: scene.team.id, text: 'Tired' };
    await prisma().pulseAnswer.create({ data: text });
    await deletePulse(await administrator(), pulse.id);
    const where = { roundId };
    const left = await Promise.all([
      prisma().pulseAnswer.count({ where }),
      prisma().pulseTally.count({ where }),
      prisma().pulseResult.count({ where }),
      prisma().pulseRecipient.count({ where }),
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
    expect(await roundOf(pulse)).toMatchObject({ closedAt: new Date(now), publishedAt: null });
  });

  it('makes it unknown to all readers, and a repeat does nothing', async () => {
    await deletePulse(await administrator(), pulse.id);
    const calls = [getPulse, deletePulse, disablePulse, activatePulse, closePulse];
    for (const call of calls)
      await expect(call(await administrator(), pulse.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is logged with its name', async () => {
    await deletePulse(await administrator(), pulse.id);
    const entry = await prisma().auditEntry.findFirstOrThrow({
      where: { companyId: scene.company.id, action: 'pulse.remove' },
    });
    expect(entry).toMatchObject({ subject: `pulse:${pulse.id}`, details: { name: pulse.name } });
  });
});

it('only people who manage a pulse may do these things', async () => {
  const leader = await userCtx(scene.teamLeader, { role: 'Team Leader' });
  for (const call of [disablePulse, closePulse, deletePulse])
    await expect(call(leader, pulse.id)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await roundOf(pulse)).toMatchObject({ closedAt: null });
});
