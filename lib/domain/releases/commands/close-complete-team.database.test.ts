import { expect, it, vi } from 'vitest';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { AnsweringCompany, type AskedTeam } from '#/e2e/support/scenes/answering-company.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { METRIC, SCOPE } from '#/lib/domain/metrics/published-metrics.ts';
import { closeTeam } from '#/lib/domain/releases/queues.ts';
import { watchCompleteTeams } from '#/lib/domain/releases/steps/watch-complete-teams.ts';
import { pool, prisma } from '#/lib/platform/db.ts';

const day = '2026-03-02';

openQueue();

/** Answers that are published, by day of the batch, of a team or of the company. */
async function published({ company }: AnsweringCompany, asked?: AskedTeam, metric: number = METRIC.sentiment) {
  const [scope, id] = asked ? [SCOPE.team, asked.team.id] : [SCOPE.company, company.id];
  const { rows } = await pool().query<{ day: string; answers: number }>(
    `SELECT begins_on::text AS day, answers FROM published_sums
     WHERE company_id = $1 AND scope = $2 AND scope_id = $3 AND metric = $4 AND grain = 0 ORDER BY 1`,
    [company.id, scope, id, metric],
  );
  return Object.fromEntries(rows.map((row) => [row.day, row.answers]));
}

async function makeSix() {
  const made = await AnsweringCompany.make([6]);
  const [six] = made.teams;
  if (!six) throw new Error('There is one team.');
  return { made, six };
}

it('publishes at once when everyone has answered, not before, and nothing twice at night', async () => {
  const { made, six } = await makeSix();
  await made.passDay(six, day, (at) => (at < 5 ? {} : undefined));
  await made.close(six, day);
  expect(await published(made, six)).toEqual({});
  await made.passDay(six, day, (at) => (at < 5 ? undefined : { feeling: 'bad' }));
  await made.close(six, day);
  expect([await published(made, six), await published(made)]).toEqual([{ [day]: 6 }, { [day]: 6 }]);
  await made.close(six, day, '15:00');
  await made.sleep(day);
  expect([await published(made, six), await published(made)]).toEqual([{ [day]: 6 }, { [day]: 6 }]);
});

it('waits for the last check-in of each member only, and for nobody who has left', async () => {
  const { made, six } = await makeSix();
  await made.passDay(six, day, (at) => (at < 3 ? {} : undefined));
  await made.sleep(day);
  const next = addDays(day, 1);
  await made.passDay(six, next, (at) => (at < 5 ? {} : undefined));
  await made.close(six, next);
  expect(await published(made, six)).toEqual({});
  await prisma().teamMember.deleteMany({ where: { userId: six.members[5]?.id ?? 0 } });
  await made.close(six, next);
  // Five of today and three of yesterday, which had waited.
  expect(await published(made, six)).toEqual({ [next]: 8 });
});

it('publishes metric by metric what enough people gave', async () => {
  const { made, six } = await makeSix();
  await made.passDay(six, day, (at) => (at < 4 ? {} : { feeling: null }));
  await made.close(six, day);
  expect(await published(made, six)).toEqual({});
  expect(await published(made, six, METRIC.productivity)).toEqual({ [day]: 6 });
});

it('publishes once for two jobs at once, and adds two teams that finish together', async () => {
  const made = await AnsweringCompany.make([6, 5]);
  for (const asked of made.teams) await made.passDay(asked, day);
  await Promise.all([...made.teams, ...made.teams].map((asked) => made.close(asked, day)));
  expect(await published(made)).toEqual({ [day]: 11 });
  for (const asked of made.teams) expect(await published(made, asked)).toEqual({ [day]: asked.members.length });
});

it('leaves what comes later, and what a small team says, to the night', async () => {
  const made = await AnsweringCompany.make([6, 3]);
  const [six, three] = made.teams;
  if (!six || !three) throw new Error('There are two teams.');
  await made.passDay(six, day);
  await made.passDay(three, day);
  await made.close(six, day);
  await made.close(three, day);
  expect([await published(made, three), await published(made)]).toEqual([{}, { [day]: 6 }]);
  await made.sleep(day);
  const next = addDays(day, 1);
  await made.passDay(six, next, (at) => (at < 5 ? {} : undefined));
  await made.sleep(next);
  expect(await published(made)).toEqual({ [day]: 6, [next]: 5 });
});

it('keeps its answers for the night on which a pool takes a batch along', async () => {
  const made = await AnsweringCompany.make([6, 3]);
  const [six, three] = made.teams;
  if (!six || !three) throw new Error('There are two teams.');
  await made.passDay(three, day);
  let on = day;
  for (let passed = 0; passed < 14; passed++) {
    await made.passDay(six, on);
    await made.close(six, on);
    expect((await published(made, six))[on]).toBe(6);
    await made.sleep(on);
    on = addDays(on, 1);
  }
  await made.passDay(six, on);
  await made.close(six, on);
  expect((await published(made))[on]).toBeUndefined();
  await made.sleep(on);
  // The three who had waited count in the company, and the six of this day with them instead of alone.
  expect((await published(made))[on]).toBe(9);
  expect((await published(made, six))[on]).toBeUndefined();
});

it('asks for as many people as the last night did, until the next', async () => {
  const { made, six } = await makeSix();
  await made.sleep(addDays(day, -1));
  await made.sleep(day);
  const next = addDays(day, 1);
  await prisma().company.update({ where: { id: made.company.id }, data: { minimumGroupSize: 3 } });
  await made.passDay(six, next, (at) => ({ feeling: at < 4 ? 'good' : null }));
  await made.close(six, next);
  expect(await published(made, six)).toEqual({});
  await made.sleep(next);
  expect(await published(made, six)).toEqual({ [next]: 4 });
});

it('needs twice as many answers where the company is more careful', async () => {
  const { made, six } = await makeSix();
  await prisma().company.update({ where: { id: made.company.id }, data: { isMoreCareful: true } });
  await made.passDay(six, day);
  await made.close(six, day);
  await made.sleep(day);
  expect(await published(made, six)).toEqual({});
  const next = addDays(day, 1);
  await made.passDay(six, next);
  await made.close(six, next);
  expect(await published(made, six)).toEqual({ [next]: 12 });
});

it('is looked for a second after answers, once for many', async () => {
  const made = await AnsweringCompany.make([6, 6]);
  const [complete, open] = made.teams;
  if (!complete || !open) throw new Error('There are two teams.');
  await made.passDay(complete, day);
  await made.passDay(open, day, (at) => (at < 5 ? {} : undefined));
  const ctx = made.ctxAt(`${day}T13:30:00Z`);
  for (const { team } of [open, complete, complete]) watchCompleteTeams(ctx, team.id);
  const job = { companyId: made.company.id, teamId: complete.team.id };
  await vi.waitFor(async () => expect(await waitingIn(closeTeam)).toEqual([job]), { timeout: 5000 });
});
