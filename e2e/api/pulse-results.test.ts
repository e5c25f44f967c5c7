import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import type { Answer } from '#/e2e/support/product/server.ts';
import type { PulseRecipient } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

/** A program written only from the two specifications: their paths, fields and words. */
const server = openServer();
let world: World;
let leader: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  leader = await asProgram(world.own.persons['Team Leader']);
});

interface PulseBody {
  id: number;
  message: string;
  questions: Record<string, unknown>[];
  teams: Record<string, unknown>[];
  rounds: Record<string, unknown>[];
  hiddenReason: string | null;
  round: number;
}
const bodyOf = ({ json }: Answer) => json as PulseBody;
const get = (path: string, headers: Record<string, string> = leader) => server.call(`/api/pulse${path}`, { headers });
const post = (path: string, body: unknown, headers: Record<string, string> = leader) =>
  server.call(`/api/pulse${path}`, { method: 'POST', headers, body });

const questions = [
  { text: 'Which one?', typeId: '2', pool: ['This', 'That'] },
  { text: 'What else?', typeId: '3' },
  { text: 'Are you well?', typeId: '4' },
  { text: 'All is well.', typeId: '5' },
  { text: 'How well?', typeId: '6' },
];

/** Creates an active pulse in the documented words, with a round that asks this many members of its team. */
async function openPulse(people: number): Promise<{ id: number; recipients: PulseRecipient[] }> {
  const db = prisma();
  const { id } = bodyOf(await post('/create', { name: 'Week', questions }));
  expect((await get(`/${id}/active`)).status).toBe(200);
  const members = await Promise.all(Array.from({ length: people }, () => buildMember(db, { team: world.own.team })));
  const pulse = await db.pulse.findUniqueOrThrow({ where: { id } });
  const userIds = members.map((member) => member.id);
  const { recipients } = await buildPulseRound(db, { pulse, team: world.own.team, userIds });
  return { id, recipients };
}

/** Reads the questions of a link, and sends them back with answers. */
async function answer({ id }: PulseRecipient): Promise<void> {
  const path = `/${mailedToken('pls_', id)}`;
  const read = bodyOf(await get(`${path}/questions`, {}));
  const answers = ['This', 'Words', 'Yes', '4', '10'];
  const answeredQuestions = read.questions.map((question, at) => ({ ...question, answer: answers[at] }));
  const { status, json } = await post(`${path}/answers`, { questions: answeredQuestions }, {});
  expect([status, json]).toEqual([200, { message: 'Successfully!' }]);
}

it('a program with the documented words creates, sends, answers, ends and reads a pulse', async () => {
  const { id, recipients } = await openPulse(5);
  for (const one of recipients) await answer(one);
  const open = bodyOf(await get(`/results/${id}/0`));
  expect(open).toMatchObject({ hiddenReason: 'round_open' });
  await get(`/${id}/disable`);
  const { teams, rounds } = bodyOf(await get(`/${id}/teams`));
  expect(teams.map((team) => [team.id, team.hiddenReason])).toEqual([
    [0, null],
    [world.own.team.id, null],
  ]);
  expect(rounds).toMatchObject([{ isPublished: true }]);
  for (const teamId of [0, world.own.team.id]) {
    const results = bodyOf(await get(`/results/${id}/${teamId}`));
    expect(results.questions).toMatchObject([
      {
        text: 'Which one?',
        typeId: 2,
        scores: [
          { question: 'This', score: 100 },
          { question: 'That', score: 0 },
        ],
      },
      { typeId: 3, answers: Array(5).fill('Words') },
      { typeId: 4, average: 100, positiveAnswers: 100, negativeAnswers: 0 },
      { typeId: 5, average: 4, positiveAnswers: 100, neutralAnswers: 0, negativeAnswers: 0 },
      { typeId: 6, average: 10, positiveAnswers: 100, neutralAnswers: 0, negativeAnswers: 0 },
    ]);
  }
});

it('a round of five shows no results at four or five answers, and shows them once it closes', async () => {
  const { id, recipients } = await openPulse(5);
  const readers = await Promise.all(
    (['Administrator', 'Department Leader', 'Team Leader'] as const).map((role) => asProgram(world.own.persons[role])),
  );
  const readAll = async () => {
    const paths = [`/${id}/teams`, `/results/${id}/0`, `/results/${id}/${world.own.team.id}`];
    const all = await Promise.all(readers.flatMap((headers) => paths.map((path) => get(path, headers))));
    return all.map(({ status, json }) => [status, json]);
  };
  const before = await readAll();
  for (const one of recipients.slice(0, 4)) await answer(one);
  expect(await readAll()).toEqual(before);
  const [last] = recipients.slice(4);
  if (last) await answer(last);
  expect(await readAll()).toEqual(before);
  await post(`/${id}/close`, {});
  expect(
    (await readAll()).every(([status, json]) => status === 200 && !JSON.stringify(json).includes('round_open')),
  ).toBe(true);
});

it('four answers of five are never shown', async () => {
  const { id, recipients } = await openPulse(5);
  for (const one of recipients.slice(0, 4)) await answer(one);
  await post(`/${id}/close`, {});
  const { questions: hidden, hiddenReason } = bodyOf(await get(`/results/${id}/0`));
  expect(hiddenReason).toBe('not_enough_answers');
  for (const question of hidden)
    expect(question).toMatchObject({
      hiddenReason: 'not_enough_answers',
      average: null,
      answers: null,
      scores: null,
      persons: null,
    });
});

describe('a number in place of a link, or a link in place of a number,', () => {
  it('opens nothing', async () => {
    const { id, recipients } = await openPulse(1);
    const token = mailedToken('pls_', recipients[0]?.id ?? 0);
    const team = world.own.team.id;
    const refused = [
      await get(`/${id}/questions`, {}),
      await post(`/${id}/answers`, { answers: [] }, {}),
      await get(`/${token}`),
      await get(`/${token}/teams`),
      await get(`/results/${token}/${team}`),
      await get(`/results/${id}/${token}`),
      await get(`/results/${id}/-1`),
      await get(`/${token}/delete`),
    ];
    expect(refused.map(refusalOf)).toEqual(refused.map(() => 404));
    expect((await get(`/${token}/questions`, {})).status).toBe(200);
  });
});

it('a round that isn’t a number, of another pulse or unknown is refused', async () => {
  const [one, other] = [await openPulse(1), await openPulse(1)];
  const { roundId } = other.recipients[0] ?? { roundId: 0 };
  expect(refusalOf(await get(`/results/${one.id}/0?round=${roundId}`))).toBe(404);
  expect(refusalOf(await get(`/results/${one.id}/0?round=last`))).toBe(422);
  expect((await get(`/results/${other.id}/0?round=${roundId}`)).status).toBe(200);
  expect((await get(`/results/${other.id}/0?round=`)).status).toBe(200);
});

it('a member can’t read results, and neither can a visitor without a session', async () => {
  const { id } = await openPulse(1);
  const member = await asProgram(world.own.persons.Member);
  for (const path of [`/${id}/teams`, `/results/${id}/0`]) expect(refusalOf(await get(path, member))).toBe(403);
  for (const path of [`/${id}/teams`, `/results/${id}/0`]) expect(refusalOf(await get(path, {}))).toBe(401);
});
