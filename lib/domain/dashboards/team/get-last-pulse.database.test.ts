import { expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { answerScene, buildPulseScene, openScene, pulseStart } from '#/e2e/support/scenes/pulse-scene.ts';
import { getLastPulse } from '#/lib/domain/dashboards/team/get-last-pulse.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';

openQueue();

const DAY_MS = 86_400_000;
const later = (days: number) => ({ now: new Date(pulseStart.getTime() + days * DAY_MS) });

it('the newest results of a team for a year have the best and the lowest; an unasked team has none', async () => {
  const scene = await buildPulseScene([6, 6], { questions: [{ typeId: 5 }, { typeId: 5 }] });
  const [first, small] = scene.teams;
  if (!first || !small) throw new Error('no teams');
  const recipients = (await openScene(scene)).filter(({ teamId }) => teamId === first.id);
  const roundId = recipients[0]?.roundId ?? 0;
  const read = async (teamId: number, days = 1) => getLastPulse(await userCtx(scene.creator, later(days)), teamId);
  expect(await read(first.id)).toEqual({ last: null });

  for (const one of recipients) await answerScene(scene, one, [5, 2], { now: pulseStart });
  await publishRound(jobCtx(later(0.1)), roundId);

  expect(await read(first.id)).toEqual({
    last: {
      pulseId: scene.pulse.id,
      roundId,
      name: scene.pulse.name,
      askedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      persons: '5–9',
      findings: [expect.stringMatching(/^Best: “.+” 100\.$/), expect.stringMatching(/^Lowest: “.+” 25\.$/)],
    },
  });
  // No one in this team answered.
  expect(await read(small.id)).toEqual({ last: null });
  expect(await read(first.id, 400)).toEqual({ last: null });
});

it('results of other people’s teams, or another company’s, aren’t found', async () => {
  const [scene, other] = [await buildPulseScene([5]), await buildPulseScene([5])];
  const [own, foreign] = [scene.teams[0], other.teams[0]];
  if (!own || !foreign) throw new Error('no teams');
  const ctx = await userCtx(scene.creator, later(1));
  await expect(getLastPulse(ctx, foreign.id)).rejects.toMatchObject({ code: 'not_found' });
  const stranger = { ...ctx, actor: { ...ctx.actor, role: 'Team Leader' as const, userId: other.creator.id } };
  await expect(getLastPulse(stranger, own.id)).rejects.toMatchObject({ code: 'forbidden' });
});
