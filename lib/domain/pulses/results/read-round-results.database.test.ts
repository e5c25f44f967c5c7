import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { answerScene, buildPulseScene, openScene, pulseStart } from '#/e2e/support/scenes/pulse-scene.ts';
import { readOwnResults } from '#/lib/domain/pulses/results/read-round-results.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { createRandom } from '#/prisma/seed/random.ts';

/** What do the rows reveal about who wrote what to someone who only has a copy of the database? */
const PEOPLE = 8;
const QUESTIONS = 5;
const ROUNDS = 4;

openQueue();
beforeEach(() => prisma().pulse.deleteMany());

const columnsOf = async (table: string): Promise<string[]> => {
  const text = 'SELECT column_name FROM information_schema.columns WHERE table_name = $1 ORDER BY 1';
  return (await pool().query(text, [table])).rows.map((row) => String(row.column_name));
};

/** The values of one column, in each of the given orders of the rows. */
async function ordered(select: string, orders: readonly string[]): Promise<Map<string, string[]>> {
  const valuesByOrder = new Map<string, string[]>();
  for (const order of orders) {
    const { rows } = await pool().query(`${select} ORDER BY ${order}`);
    valuesByOrder.set(
      order,
      rows.map((row) => String(row.it)),
    );
  }
  return valuesByOrder;
}

it('no column of a text leads to its author', async () => {
  expect(await columnsOf('pulse_answers')).toEqual(['company_id', 'id', 'question_id', 'round_id', 'team_id', 'text']);
  const shared = new Set(await columnsOf('pulse_recipients'));
  const common = (await columnsOf('pulse_answers')).filter((name) => shared.has(name));
  expect(common).toEqual(['company_id', 'id', 'round_id', 'team_id']);
});

it('the order of a closed round’s texts matches no order of people or other texts better than chance', async () => {
  const random = createRandom(16, 'links');
  const matches = new Map<string, number>();
  const count = (pair: string, left: readonly string[], right: readonly string[]) => {
    const n = left.filter((it, at) => it === right[at]).length;
    matches.set(pair, (matches.get(pair) ?? 0) + n);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const scene = await buildPulseScene([PEOPLE], { questions: Array(QUESTIONS).fill({ typeId: 3 }) });
    for (const one of random.shuffle(await openScene(scene)))
      await answerScene(
        scene,
        one,
        scene.questions.map(() => `${one.userId}`),
        { hashes: scene.questions.map(() => Buffer.from(newSecret('rpl_').hash).toString('base64url')) },
      );
    const { id } = await prisma().pulseRound.findFirstOrThrow({ where: { pulseId: scene.pulse.id } });
    await publishRound(jobCtx({ now: new Date(pulseStart.getTime() + 1000) }), id);
    const people = await ordered(`SELECT user_id AS it FROM pulse_recipients WHERE round_id = ${id}`, [
      'id',
      'user_id',
      'ctid',
      'xmin::text::bigint, ctid',
    ]);
    const texts = await Promise.all(
      scene.questions.map((question) =>
        ordered(
          `SELECT a.text AS it FROM pulse_answers a JOIN pulse_threads t ON t.answer_id = a.id
            WHERE a.round_id = ${id} AND a.question_id = ${question.id}`,
          ['a.id', 'a.ctid', 't.ctid', 't.hash'],
        ),
      ),
    );
    for (const [at, byOrder] of texts.entries())
      for (const [order, its] of byOrder) {
        for (const [by, persons] of people) count(`texts by ${order}, people by ${by}`, its, persons);
        const next = texts[at + 1]?.get(order);
        if (next) count(`texts by ${order}, those of the next question`, its, next);
      }
  }
  // Two chance orders agree in one position on average, at any size; of 20 such pairs, over 45 in one of a million.
  expect([...matches].filter(([, n]) => n > 45)).toEqual([]);
  expect(matches.size).toBe(20);
});

it('the short result is the whole for its creator, and for leaders of only one team that team’s', async () => {
  const scene = await buildPulseScene([5, 6, 7]);
  const people = { one: 0, several: 0, none: 0 };
  for (const name of ['one', 'several', 'none'] as const)
    people[name] = (await buildUser(prisma(), { companyId: scene.companyId })).id;
  const leaderIds = [people.one, people.several, people.several];
  for (const [at, { id }] of scene.teams.entries())
    await prisma().team.update({ where: { id }, data: { leaderId: leaderIds[at] ?? null } });
  for (const one of await openScene(scene)) await answerScene(scene, one, [one.teamId === scene.teams[0]?.id ? 1 : 5]);
  const { id } = await prisma().pulseRound.findFirstOrThrow({ where: { pulseId: scene.pulse.id } });
  await publishRound(jobCtx({ now: new Date(pulseStart.getTime() + 1000) }), id);
  const scoreFor = async (userId: number, role: 'Administrator' | 'Team Leader') => {
    const reader = { actor: { userId, role }, company: { id: scene.companyId } };
    return (await readOwnResults(reader, { pulseId: scene.pulse.id, id }))?.questions[0]?.figures?.score;
  };
  expect(await scoreFor(scene.creator.id, 'Administrator')).toBe(72);
  expect(await scoreFor(people.one, 'Team Leader')).toBe(0);
  expect(await scoreFor(people.several, 'Team Leader')).toBeUndefined();
  expect(await scoreFor(people.none, 'Team Leader')).toBeUndefined();
});
