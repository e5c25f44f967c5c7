import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildPulseScene, openScene, type PulseScene, pulseStart } from '#/e2e/support/scenes/pulse-scene.ts';
import { openDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(pulseStart.getTime() + hours * HOUR_MS);
const day = (date: string) => new Date(date);

openQueue();
beforeEach(async () => {
  await prisma().pulse.deleteMany();
  await prisma().pulseSweep.deleteMany();
});

const rounds = ({ pulse }: PulseScene) =>
  prisma().pulseRound.findMany({ where: { pulseId: pulse.id }, orderBy: { localDate: 'asc' } });

/** Sweeps like the worker, so that nothing counts as missed. */
async function sweep(...hours: number[]): Promise<void> {
  for (const hour of hours) await openDueRounds(jobCtx({ now: at(hour) }));
}

/** "2026-03-02 until 2026-03-07T12:00, 3 asked" per round. */
async function summaryOf(scene: PulseScene): Promise<string[]> {
  return (await rounds(scene)).map(({ localDate, closesAt, skippedAt, membersCount }) => {
    const what = skippedAt ? 'skipped' : `until ${closesAt.toISOString().slice(0, 16)}, ${membersCount} asked`;
    return `${localDate.toISOString().slice(0, 10)} ${what}`;
  });
}

it('a pulse that was just activated opens, whatever its time and days are', async () => {
  const scene = await buildPulseScene([3], { pulse: { time: '23:00', days: Array(7).fill(false) } });
  expect(await openScene(scene, at(0.01))).toHaveLength(3);
  await sweep(0.02, 1, 24, 48);
  expect(await summaryOf(scene)).toEqual(['2026-03-02 until 2026-03-07T12:00, 3 asked']);
});

it('a pulse that starts later waits for its day and time', async () => {
  const scene = await buildPulseScene([2], {
    pulse: { startDate: day('2026-03-04'), time: '09:30', opensAtOnce: false },
  });
  await sweep(0, 24, 45.4);
  expect(await summaryOf(scene)).toEqual([]);
  await sweep(45.5);
  expect(await summaryOf(scene)).toEqual(['2026-03-04 until 2026-03-09T09:30, 2 asked']);
});

it('all people are asked at their own time, with one recipient each', async () => {
  const scene = await buildPulseScene([1], { pulse: { startDate: day('2026-03-03'), opensAtOnce: false } });
  const [team] = scene.teams;
  for (const timeZone of ['Asia/Kolkata', 'America/New_York'])
    await buildMember(prisma(), { team: team ?? { id: 0, companyId: 0 }, user: { timeZone } });
  await sweep(0, 18);
  expect(await summaryOf(scene)).toEqual([]);
  const recipients = await openScene(scene, at(18.5));
  // Noon in London, Kolkata and New York.
  expect(recipients.map(({ sendAt }) => sendAt.toISOString().slice(0, 16)).sort()).toEqual([
    '2026-03-03T06:30',
    '2026-03-03T12:00',
    '2026-03-03T17:00',
  ]);
  await sweep(24, 29, 30);
  expect(await summaryOf(scene)).toEqual(['2026-03-03 until 2026-03-08T17:00, 3 asked']);
});

describe('a recurring pulse', () => {
  it('asks daily on its days, each round until the next', async () => {
    const scene = await buildPulseScene([2], { pulse: { recurringOn: true, frequency: 1 } });
    await sweep(0, 24, 48, 72, 96, 120, 144, 168);
    expect((await summaryOf(scene)).map((round) => round.slice(0, 33))).toEqual([
      '2026-03-02 until 2026-03-03T12:00',
      '2026-03-03 until 2026-03-04T12:00',
      '2026-03-04 until 2026-03-05T12:00',
      '2026-03-05 until 2026-03-06T12:00',
      '2026-03-06 until 2026-03-07T12:00',
      '2026-03-09 until 2026-03-10T12:00',
    ]);
  });

  it('opens no round on a day when one is open', async () => {
    const scene = await buildPulseScene([2], { pulse: { recurringOn: true, frequency: 2, openDays: 10 } });
    await sweep(0, 168, 336);
    expect((await summaryOf(scene)).map((round) => round.slice(0, 10))).toEqual(['2026-03-02', '2026-03-16']);
  });

  it('ends with its last day', async () => {
    const scene = await buildPulseScene([2], {
      pulse: { recurringOn: true, frequency: 1, endDate: day('2026-03-03') },
    });
    await sweep(0, 24, 48);
    expect((await summaryOf(scene)).map((round) => round.slice(0, 33))).toEqual([
      '2026-03-02 until 2026-03-03T12:00',
      '2026-03-03 until 2026-03-04T00:00',
    ]);
  });
});

describe('after an outage', () => {
  const daily = { recurringOn: true, frequency: 1, opensAtOnce: false } as const;

  it.each([
    [5, ['2026-03-02 until 2026-03-03T12:00, 2 asked', '2026-03-03 until 2026-03-04T12:00, 2 asked']],
    [7, ['2026-03-02 until 2026-03-03T12:00, 2 asked', '2026-03-03 skipped']],
  ])('of %d hours after its time, a round is caught up on within six', async (hours, expected) => {
    const scene = await buildPulseScene([2], { pulse: daily });
    await sweep(0, 1, 24 + hours);
    expect(await summaryOf(scene)).toEqual(expected);
  });

  it('all people are asked if one person’s time hasn’t come yet', async () => {
    const scene = await buildPulseScene([1], { pulse: daily });
    await buildMember(prisma(), {
      team: scene.teams[0] ?? { id: 0, companyId: 0 },
      user: { timeZone: 'America/New_York' },
    });
    await sweep(0, 1, 31);
    expect((await summaryOf(scene)).at(-1)).toBe('2026-03-03 until 2026-03-04T12:00, 2 asked');
  });
});

describe('if no worker ran when a daily pulse was activated', () => {
  const daily = { pulse: { recurringOn: true, days: Array(7).fill(true) } };

  it('asks late as long as the next round isn’t due', async () => {
    const scene = await buildPulseScene([2], daily);
    await sweep(23, 24);
    expect(await summaryOf(scene)).toEqual([
      '2026-03-02 until 2026-03-03T12:00, 2 asked',
      '2026-03-03 until 2026-03-04T12:00, 2 asked',
    ]);
  });

  it('marks the first round once the next is due, and asks with that', async () => {
    const scene = await buildPulseScene([2], daily);
    await sweep(25);
    expect(await summaryOf(scene)).toEqual(['2026-03-02 skipped', '2026-03-03 until 2026-03-04T12:00, 2 asked']);
  });

  it('continues with the schedule after days', async () => {
    await sweep(-1);
    const scene = await buildPulseScene([2], daily);
    await sweep(79, 96);
    expect(await summaryOf(scene)).toEqual([
      '2026-03-02 skipped',
      '2026-03-03 skipped',
      '2026-03-04 skipped',
      '2026-03-05 skipped',
      '2026-03-06 until 2026-03-07T12:00, 2 asked',
    ]);
  });

  it('asks no one after its last day', async () => {
    const scene = await buildPulseScene([2], { pulse: { ...daily.pulse, endDate: day('2026-03-02') } });
    await sweep(40);
    expect(await summaryOf(scene)).toEqual(['2026-03-02 skipped']);
  });
});

it('a round that finds no one is marked, and the pulse tries again the next day', async () => {
  const scene = await buildPulseScene([0]);
  await sweep(0, 1);
  expect(await summaryOf(scene)).toEqual(['2026-03-02 skipped']);
  await buildMember(prisma(), { team: scene.teams[0] ?? { id: 0, companyId: 0 }, user: { timeZone: 'Europe/London' } });
  await sweep(2, 24);
  expect(await summaryOf(scene)).toEqual(['2026-03-02 skipped', '2026-03-03 until 2026-03-08T12:00, 1 asked']);
});

it('two parallel workers open a round once, with one recipient per person', async () => {
  const scene = await buildPulseScene([9]);
  await Promise.all([1, 2, 3, 4].map(() => openDueRounds(jobCtx({ now: pulseStart }))));
  expect(await summaryOf(scene)).toHaveLength(1);
  expect(await prisma().pulseRecipient.count({ where: { round: { pulseId: scene.pulse.id } } })).toBe(9);
});

it('deactivated and deleted pulses and drafts are skipped', async () => {
  const stopped = await buildPulseScene([2], { pulse: { isActive: false } });
  const deleted = await buildPulseScene([2], { pulse: { deletedAt: pulseStart } });
  await sweep(0, 24);
  expect([await summaryOf(stopped), await summaryOf(deleted)]).toEqual([[], []]);
});

it('a rotating pulse takes its questions from the bank, new ones each round', async () => {
  const scene = await buildPulseScene([2], { questions: [], pulse: { recurringOn: true, bankRotation: true } });
  await sweep(0, 24);
  const roundQuestions = await prisma().pulseRoundQuestion.findMany({
    where: { round: { pulseId: scene.pulse.id } },
    orderBy: [{ roundId: 'asc' }, { position: 'asc' }],
    include: { question: true },
  });
  const items = roundQuestions.map(({ question }) => question.bankItemId);
  expect(items).toHaveLength(10);
  expect(new Set(items).size).toBe(10);
  expect(roundQuestions[0]?.question.text).toContain(
    (await prisma().company.findUniqueOrThrow({ where: { id: scene.companyId } })).name,
  );
});

describe('a pulse’s schedule', () => {
  const lookAt = async ({ pulse }: PulseScene) =>
    (await prisma().pulse.findUniqueOrThrow({ where: { id: pulse.id } })).lookAt?.toISOString();

  it('is checked when something may be due or has changed, and never while it isn’t active', async () => {
    const scene = await buildPulseScene([2], {
      pulse: { startDate: day('2026-03-04'), time: '09:30', opensAtOnce: false },
    });
    const { id } = scene.pulse;
    const past = new Date(0).toISOString();
    expect(await lookAt(scene)).toBe(past);
    await sweep(0);
    // Half past nine in the time zone where that day begins first.
    expect(await lookAt(scene)).toBe('2026-03-03T19:30:00.000Z');
    await prisma().pulse.update({ where: { id }, data: { name: 'Another name' } });
    expect(await lookAt(scene)).toBe('2026-03-03T19:30:00.000Z');
    await prisma().pulse.update({ where: { id }, data: { time: '08:00' } });
    expect(await lookAt(scene)).toBe(past);
    await prisma().pulse.update({ where: { id }, data: { isActive: false } });
    expect(await lookAt(scene)).toBeUndefined();
  });

  it('is checked again if the clock is put back', async () => {
    const scene = await buildPulseScene([2], { pulse: { startDate: day('2026-03-04'), opensAtOnce: false } });
    await sweep(24 * 30);
    await prisma().pulseRound.deleteMany({ where: { pulseId: scene.pulse.id } });
    await sweep(47, 48.1);
    expect(await summaryOf(scene)).toHaveLength(1);
  });
});
