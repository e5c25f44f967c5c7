import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildPulseScene, openScene, type PulseScene } from '#/e2e/support/scenes/pulse-scene.ts';
import { closeDueRounds, openDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/round.service.ts';
import { prisma } from '#/lib/platform/db.ts';

openQueue();
beforeEach(async () => {
  await prisma().company.deleteMany();
  await prisma().pulseSweep.deleteMany();
});

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const find = ({ pulse }: PulseScene) => prisma().pulse.findUniqueOrThrow({ where: { id: pulse.id } });
const sweepAt = (now: string) => openDueRounds(jobCtx({ now: new Date(now) }));

/** Monday's round of a weekly pulse, closed by hand. */
async function closedScene(pulse: Parameters<typeof buildPulseScene>[1] = {}): Promise<PulseScene> {
  const scene = await buildPulseScene([3], pulse);
  const [recipient] = await openScene(scene);
  const ctx = jobCtx({ now: new Date('2026-03-02T13:00:00Z') });
  await prisma().$transaction((tx) => closeRound(tx, ctx, recipient?.roundId ?? 0, { publishes: true }));
  return scene;
}

describe('a pulse ends', () => {
  it('when its last day is over for its company, also without a round that closes then', async () => {
    const endDate = day('2026-03-05');
    const scene = await closedScene({ pulse: { recurringOn: true, frequency: 2, endDate } });
    await sweepAt('2026-03-02T13:01:00Z');
    expect(await find(scene)).toMatchObject({ isActive: true, lookAt: day('2026-03-06') });
    await sweepAt('2026-03-05T23:59:00Z');
    expect(await find(scene)).toMatchObject({ isActive: true });
    await sweepAt('2026-03-06T00:00:00Z');
    expect(await find(scene)).toMatchObject({ isActive: false, closedAt: day('2026-03-06'), lookAt: null });
  });

  it('by the clock of the zone its company has moved to', async () => {
    const scene = await closedScene({ pulse: { recurringOn: true, frequency: 2, endDate: day('2026-03-05') } });
    await sweepAt('2026-03-02T13:01:00Z');
    await prisma().company.update({ where: { id: scene.companyId }, data: { timeZone: 'Asia/Tokyo' } });
    await sweepAt('2026-03-05T15:00:00Z');
    expect(await find(scene)).toMatchObject({ isActive: false });
  });

  it('together with a round that is still open', async () => {
    const scene = await buildPulseScene([3], { pulse: { recurringOn: true, frequency: 2 } });
    await openScene(scene);
    await prisma().pulse.update({ where: { id: scene.pulse.id }, data: { endDate: day('2026-03-03') } });
    for (const now of ['2026-03-04T00:00:00Z', '2026-03-04T00:01:00Z']) {
      await sweepAt(now);
      expect(await find(scene)).toMatchObject({ isActive: true });
      expect(await closeDueRounds(jobCtx({ now: new Date(now) }))).toBe(1);
    }
  });

  it('when it has found no one for thirty days', async () => {
    const scene = await buildPulseScene([0]);
    for (let date = 2; date <= 31; date += 1) await sweepAt(`2026-03-${String(date).padStart(2, '0')}T12:00:00Z`);
    await sweepAt('2026-04-01T12:00:00Z');
    expect(await find(scene)).toMatchObject({ isActive: true });
    await sweepAt('2026-04-02T00:00:00Z');
    expect(await find(scene)).toMatchObject({ isActive: false, closedAt: day('2026-04-02') });
  });
});
