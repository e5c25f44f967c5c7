import { expect, it, vi } from 'vitest';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { AnsweringCompany, type AskedTeam } from '#/e2e/support/scenes/answering-company.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { watchCompleteTeams } from '#/lib/domain/releases/due-release.service.ts';
import { closeTeam } from '#/lib/domain/releases/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';

const day = '2026-03-02';

openQueue();

/** The weight of published results by day of the batch, for a team or the company; each person in a batch is 1. */
async function published({ company }: AnsweringCompany, team?: AskedTeam, metric: number = METRIC.sentiment) {
  const [scope, id] = team ? [SCOPE.team, team.team.id] : [SCOPE.company, company.id];
  const { rows } = await pool().query<{ day: string; answers: number }>(
    `SELECT begins_on::text AS day, answers FROM published_sums
     WHERE company_id = $1 AND scope = $2 AND scope_id = $3 AND metric = $4 AND grain = 0 ORDER BY 1`,
    [company.id, scope, id, metric],
  );
  return Object.fromEntries(rows.map((row) => [row.day, row.answers]));
}

async function makeSix() {
  const scene = await AnsweringCompany.make([6]);
  const [six] = scene.teams;
  if (!six) throw new Error('There is one team.');
  return { scene, six };
}

it('a complete team publishes immediately, not before, and nothing twice at night', async () => {
  const { scene, six } = await makeSix();
  await scene.passDay(six, day, (at) => (at < 5 ? {} : undefined));
  await scene.close(six, day);
  expect(await published(scene, six)).toEqual({});
  await scene.passDay(six, day, (at) => (at < 5 ? undefined : { feeling: 'bad' }));
  await scene.close(six, day);
  expect([await published(scene, six), await published(scene)]).toEqual([{ [day]: 6 }, { [day]: 6 }]);
  await scene.close(six, day, '15:00');
  await scene.sleep(day);
  expect([await published(scene, six), await published(scene)]).toEqual([{ [day]: 6 }, { [day]: 6 }]);
});

it('a complete team waits for each member’s last check-in only, and for no one who has left', async () => {
  const { scene, six } = await makeSix();
  await scene.passDay(six, day, (at) => (at < 3 ? {} : undefined));
  await scene.sleep(day);
  const next = addDays(day, 1);
  await scene.passDay(six, next, (at) => (at < 5 ? {} : undefined));
  await scene.close(six, next);
  expect(await published(scene, six)).toEqual({});
  await prisma().teamMember.deleteMany({ where: { userId: six.members[5]?.id ?? 0 } });
  await scene.close(six, next);
  // Three of the five also answered yesterday, which had waited; each counts as one person.
  expect(await published(scene, six)).toEqual({ [next]: 5 });
  expect(await prisma().waitingAnswer.count({ where: { companyId: scene.company.id, metric: METRIC.sentiment } })).toBe(
    0,
  );
});

it('a complete team publishes each metric that enough people answered', async () => {
  const { scene, six } = await makeSix();
  await scene.passDay(six, day, (at) => (at < 4 ? {} : { feeling: null }));
  await scene.close(six, day);
  expect(await published(scene, six)).toEqual({});
  expect(await published(scene, six, METRIC.productivity)).toEqual({ [day]: 6 });
});

it('two parallel jobs publish once, and two teams that finish together are both added', async () => {
  const scene = await AnsweringCompany.make([6, 5]);
  for (const team of scene.teams) await scene.passDay(team, day);
  await Promise.all([...scene.teams, ...scene.teams].map((team) => scene.close(team, day)));
  expect(await published(scene)).toEqual({ [day]: 11 });
  for (const team of scene.teams) expect(await published(scene, team)).toEqual({ [day]: team.members.length });
});

it('later answers, and answers of a small team, are published at night', async () => {
  const scene = await AnsweringCompany.make([6, 3]);
  const [six, three] = scene.teams;
  if (!six || !three) throw new Error('There are two teams.');
  await scene.passDay(six, day);
  await scene.passDay(three, day);
  await scene.close(six, day);
  await scene.close(three, day);
  expect([await published(scene, three), await published(scene)]).toEqual([{}, { [day]: 6 }]);
  await scene.sleep(day);
  const next = addDays(day, 1);
  await scene.passDay(six, next, (at) => (at < 5 ? {} : undefined));
  await scene.sleep(next);
  expect(await published(scene)).toEqual({ [day]: 6, [next]: 5 });
});

it('a complete team’s answers wait for the night if a larger group needs them for its batch', async () => {
  const scene = await AnsweringCompany.make([6, 3]);
  const [six, three] = scene.teams;
  if (!six || !three) throw new Error('There are two teams.');
  await scene.passDay(three, day);
  let on = day;
  for (let runDay = 0; runDay < 14; runDay++) {
    await scene.passDay(six, on);
    await scene.close(six, on);
    expect((await published(scene, six))[on]).toBe(6);
    await scene.sleep(on);
    on = addDays(on, 1);
  }
  await scene.passDay(six, on);
  await scene.close(six, on);
  expect((await published(scene))[on]).toBeUndefined();
  await scene.sleep(on);
  // The three who had waited count in the company, together with the six of this day.
  expect((await published(scene))[on]).toBe(9);
  expect((await published(scene, six))[on]).toBeUndefined();
});

it('the minimum group size of the last night applies until the next night', async () => {
  const { scene, six } = await makeSix();
  await scene.sleep(addDays(day, -1));
  await scene.sleep(day);
  const next = addDays(day, 1);
  await prisma().company.update({ where: { id: scene.company.id }, data: { minimumGroupSize: 3 } });
  await scene.passDay(six, next, (at) => ({ feeling: at < 4 ? 'good' : null }));
  await scene.close(six, next);
  expect(await published(scene, six)).toEqual({});
  await scene.sleep(next);
  expect(await published(scene, six)).toEqual({ [next]: 4 });
});

it('a more careful company needs twice as many answers', async () => {
  const { scene, six } = await makeSix();
  await prisma().company.update({ where: { id: scene.company.id }, data: { isMoreCareful: true } });
  await scene.passDay(six, day);
  await scene.close(six, day);
  await scene.sleep(day);
  expect(await published(scene, six)).toEqual({});
  const next = addDays(day, 1);
  await scene.passDay(six, next);
  await scene.close(six, next);
  expect(await published(scene, six)).toEqual({ [next]: 6 });
});

it('one second after answers, one job looks for complete teams, however many answers came', async () => {
  const scene = await AnsweringCompany.make([6, 6]);
  const [complete, open] = scene.teams;
  if (!complete || !open) throw new Error('There are two teams.');
  await scene.passDay(complete, day);
  await scene.passDay(open, day, (at) => (at < 5 ? {} : undefined));
  const ctx = scene.ctxAt(`${day}T13:30:00Z`);
  for (const { team } of [open, complete, complete]) watchCompleteTeams(ctx, team.id);
  const job = { companyId: scene.company.id, teamId: complete.team.id };
  await vi.waitFor(async () => expect(await waitingIn(closeTeam)).toEqual([job]), { timeout: 5000 });
});
