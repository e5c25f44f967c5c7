import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  answerScene,
  buildPulseScene,
  openScene,
  type PulseScene,
  pulseStart,
} from '#/e2e/support/scenes/pulse-scene.ts';
import type { SentAnswer } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { getPulseResults, publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { openDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const DAY_MS = 86_400_000;
const dayAt = (day: number) => new Date(pulseStart.getTime() + day * DAY_MS);

openQueue();
beforeEach(() => prisma().pulse.deleteMany());

/** Opens the round of a day, has everyone answer by their position, closes it and returns it. */
async function runRound(scene: PulseScene, answers: (at: number) => readonly SentAnswer[], day = 0): Promise<number> {
  await openDueRounds(jobCtx({ now: dayAt(day) }));
  const round = await prisma().pulseRound.findFirstOrThrow({
    where: { pulseId: scene.pulse.id, closedAt: null },
    include: { recipients: { orderBy: [{ teamId: 'asc' }, { userId: 'asc' }] } },
  });
  for (const [at, one] of round.recipients.entries()) await answerScene(scene, one, answers(at), { now: dayAt(day) });
  await publishRound(jobCtx({ now: dayAt(day + 0.1) }), round.id);
  return round.id;
}

async function read(scene: PulseScene, team: number | null, round?: number) {
  const teamId = team === null ? 0 : (scene.teams[team]?.id ?? 0);
  return getPulseResults(await userCtx(scene.creator, { now: dayAt(1) }), { id: scene.pulse.id, teamId, round });
}

const pools = { 'en-XA': ['Büro', 'Zuhause'] };
const shows = (figures: object) => expect.objectContaining(figures);

it('results have each question type’s own fields, and null in all others', async () => {
  const scene = await buildPulseScene([6], {
    questions: [
      { typeId: 2, pool: ['Office', 'Home'] },
      { typeId: 3 },
      { typeId: 4 },
      { typeId: 5 },
      { typeId: 6, bankItemId: 1 },
    ],
  });
  await runRound(scene, (at) => [at < 3 ? 'Office' : 'Home', `Text ${at}`, at < 3, 4, at < 3 ? 10 : 0]);
  const { questions, ...round } = await read(scene, 0);
  const none = { average: null, score: null, positiveAnswers: null, neutralAnswers: null, negativeAnswers: null };
  const groups = { detractors: null, passives: null, promoters: null, trend: null, isTrendClear: false };
  const rest = {
    ...groups,
    answers: null,
    scores: null,
    enps: null,
    hiddenReason: null,
    persons: '5–9',
    locale: null,
  };
  // Each text has its own id, by which it can be shared.
  expect(questions[1]?.texts?.map(({ text }) => text)).toEqual(questions[1]?.answers);
  const facts = questions.map(({ id: _id, text: _text, texts: _texts, answers, ...figures }) => ({
    ...figures,
    answers: answers?.toSorted() ?? null,
  }));
  expect(facts).toEqual([
    {
      ...none,
      ...rest,
      typeId: 2,
      typeName: 'Multiple choice',
      scores: [
        { question: 'Office', score: 50 },
        { question: 'Home', score: 50 },
      ],
    },
    { ...none, ...rest, typeId: 3, typeName: 'Open answer', answers: [0, 1, 2, 3, 4, 5].map((at) => `Text ${at}`) },
    { ...none, ...rest, typeId: 4, typeName: 'Yes or no', average: 50, positiveAnswers: 50, negativeAnswers: 50 },
    {
      ...rest,
      typeId: 5,
      typeName: 'Agreement',
      average: 4,
      score: 75,
      positiveAnswers: 100,
      neutralAnswers: 0,
      negativeAnswers: 0,
    },
    {
      ...rest,
      locale: 'en',
      typeId: 6,
      typeName: 'Rating',
      average: 5,
      score: 50,
      positiveAnswers: 50,
      neutralAnswers: 0,
      negativeAnswers: 50,
      enps: 0,
      detractors: 50,
      passives: 0,
      promoters: 50,
    },
  ]);
  expect(round).toEqual({
    persons: '5–9',
    round: expect.any(Number),
    asOf: '2026-03-02',
    resultsAt: null,
    hiddenReason: null,
  });
});

it('results have questions and options in the reader’s language, with one trend', async () => {
  const scene = await buildPulseScene([12], {
    questions: [
      { typeId: 5, text: 'All well?', locale: 'en', texts: { 'en-XA': 'Alles gut?' } },
      { typeId: 2, text: 'Where?', pool: ['Office', 'Home'], locale: 'en', texts: { 'en-XA': 'Wo?' }, pools },
      { typeId: 5, text: 'Enough time?', locale: 'en' },
    ],
    pulse: { recurringOn: true },
  });
  await runRound(scene, () => [3, 'Office', 4]);
  await runRound(scene, () => [5, 'Home', 4], 1);
  const reader = await userCtx(scene.creator, { now: dayAt(2) });
  const readIn = (locale: Locale) => getPulseResults({ ...reader, locale }, { id: scene.pulse.id, teamId: 0 });
  const [english, other] = [await readIn('en'), await readIn('en-XA')];
  const wordsOf = ({ questions }: typeof english) => questions.map(({ text, locale }) => [text, locale]);
  expect(wordsOf(english)).toEqual(['All well?', 'Where?', 'Enough time?'].map((text) => [text, 'en']));
  expect(wordsOf(other)).toEqual([
    ['Alles gut?', 'en-XA'],
    ['Wo?', 'en-XA'],
    ['Enough time?', 'en'],
  ]);
  expect(english.questions[1]?.scores?.map(({ question }) => question)).toEqual(['Office', 'Home']);
  expect(other.questions[1]?.scores).toEqual([
    { question: 'Büro', score: 0 },
    { question: 'Zuhause', score: 100 },
  ]);
  expect(other.questions.map(({ trend }) => trend)).toEqual(english.questions.map(({ trend }) => trend));
  expect(other.questions[0]?.trend).toBe(50);
});

describe('while a round is open', () => {
  it('none of its results are there, however many have answered', async () => {
    const scene = await buildPulseScene([6], { questions: [{ typeId: 5 }, { typeId: 3 }] });
    for (const one of await openScene(scene)) await answerScene(scene, one, [5, 'Secret']);
    const results = await read(scene, null);
    expect(results).toMatchObject({ hiddenReason: 'round_open', persons: null, resultsAt: dayAt(5).toISOString() });
    for (const question of results.questions)
      expect(question).toMatchObject({ hiddenReason: 'round_open', average: null, answers: null, persons: null });
    expect(JSON.stringify(results)).not.toContain('Secret');
  });

  it('the last published one is shown, and the open one can be chosen', async () => {
    const scene = await buildPulseScene([6], { pulse: { recurringOn: true } });
    const first = await runRound(scene, () => [4]);
    await openDueRounds(jobCtx({ now: dayAt(1) }));
    const { id: second } = await prisma().pulseRound.findFirstOrThrow({ where: { closedAt: null } });
    expect(await read(scene, 0)).toMatchObject({ round: first, hiddenReason: null, resultsAt: expect.any(String) });
    expect(await read(scene, 0, second)).toMatchObject({
      round: second,
      hiddenReason: 'round_open',
      asOf: '2026-03-03',
    });
  });

  it('there are no questions before the first one is published', async () => {
    const scene = await buildPulseScene([6]);
    expect(await read(scene, 0)).toEqual({
      questions: [],
      persons: null,
      round: null,
      asOf: null,
      resultsAt: null,
      hiddenReason: 'not_asked',
    });
  });
});

it('results say why each hidden team is hidden, and include its answers in the whole', async () => {
  const scene = await buildPulseScene([4, 6], { questions: [{ typeId: 5 }, { typeId: 3 }] });
  await runRound(scene, (at) => [at < 4 ? 1 : 5, `Text ${at}`]);
  expect(await read(scene, 0)).toMatchObject({ hiddenReason: 'group_too_small', persons: null });
  expect(await read(scene, 1)).toMatchObject({ hiddenReason: 'counted_together', persons: null });
  const whole = await read(scene, null);
  expect(whole).toMatchObject({ hiddenReason: null, persons: '10–19' });
  expect(whole.questions).toEqual([shows({ average: 3.4 }), shows({ answers: expect.any(Array) })]);
  expect(whole.questions[1]?.answers).toHaveLength(10);
});

it('texts have their team only if it has its own results', async () => {
  const scene = await buildPulseScene([5, 4, 6], { questions: [{ typeId: 3 }] });
  await runRound(scene, (at) => [`Text ${at}`]);
  expect((await read(scene, 2)).questions[0]?.answers?.toSorted()).toEqual(
    [9, 10, 11, 12, 13, 14].map((at) => `Text ${at}`).sort(),
  );
  for (const team of [0, 1]) expect((await read(scene, team)).questions[0]).toMatchObject({ answers: null });
  expect((await read(scene, null)).questions[0]?.answers).toHaveLength(15);
  const { actor, ...ctx } = await userCtx(scene.creator, { now: dayAt(1) });
  const byKey = await getPulseResults({ ...ctx, actor: { ...actor, keyId: 1 } }, { id: scene.pulse.id, teamId: 0 });
  expect(byKey.questions[0]).toMatchObject({ answers: null, hiddenReason: null });
});

it('a trend is the difference to the previous round with that question, and null if that is hidden', async () => {
  const scene = await buildPulseScene([6], {
    questions: [{ typeId: 5 }, { typeId: 4 }, { typeId: 3 }],
    pulse: { recurringOn: true },
  });
  const first = await runRound(scene, (at) => [3, at < 3, at < 3 ? 'Text' : null]);
  const second = await runRound(scene, (at) => [at < 4 ? 5 : null, true, 'Text'], 1);
  const third = await runRound(scene, () => [2, false, 'Text'], 2);
  const trends = async (round: number) => (await read(scene, 0, round)).questions.map(({ trend }) => trend);
  expect(await trends(first)).toEqual([null, null, null]);
  expect(await trends(second)).toEqual([null, 50, null]);
  expect(await trends(third)).toEqual([null, -100, null]);
});

it('a score of fewer than ten people has no trend, because a whole average jumps', async () => {
  const scene = await buildPulseScene([9, 10], { pulse: { recurringOn: true } });
  await runRound(scene, () => [3]);
  await runRound(scene, () => [4], 1);
  const trends = [0, 1, null].map(async (team) => (await read(scene, team)).questions[0]?.trend);
  expect(await Promise.all(trends)).toEqual([null, 25, 25]);
});

it('a trend of the whole also reveals nothing to a leader about a round that asked other teams', async () => {
  const scene = await buildPulseScene([10, 10], { pulse: { recurringOn: true } });
  const leader = await buildUser(prisma(), { companyId: scene.companyId });
  await prisma().team.update({ where: { id: scene.teams[0]?.id ?? 0 }, data: { leaderId: leader.id } });
  await runRound(scene, (at) => [at < 10 ? 1 : 5]);
  const left = { pulseId: scene.pulse.id, teamId: scene.teams[1]?.id ?? 0 };
  await prisma().pulseTeam.delete({ where: { pulseId_teamId: left } });
  const second = await runRound(scene, () => [3], 1);
  await prisma().pulseTeam.create({ data: { ...left, companyId: scene.companyId } });
  const third = await runRound(scene, () => [3], 2);
  const ctx = await userCtx(leader, { role: 'Team Leader', now: dayAt(1) });
  const ofWhole = await getPulseResults(ctx, { id: scene.pulse.id, teamId: 0, round: second });
  expect(ofWhole.questions[0]?.trend).toBeNull();
  const trendOf = async (team: number | null, round: number) => (await read(scene, team, round)).questions[0]?.trend;
  expect([await trendOf(null, second), await trendOf(0, second)]).toEqual([0, 50]);
  expect([await trendOf(null, third), await trendOf(0, third)]).toEqual([0, 0]);
});
