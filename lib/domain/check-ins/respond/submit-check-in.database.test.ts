import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { checkInRowsOf, everything, fullAnswers, waitingMonths } from '#/e2e/support/scenes/sent-answers.ts';
import type { CheckIn, Team, User } from '#/generated/prisma/client.ts';
import { type CheckInAnswers, checkInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { sentAnswers } from '#/lib/domain/check-ins/respond/sent.schema.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/respond/submit-check-in.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const localDate = '2026-03-02';
const now = '2026-03-02T13:00:00Z';

let team: Team;
let person: User;
let ctx: Ctx;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma(), { timeZone: 'Europe/Stockholm' });
  team = await buildTeam(prisma(), { companyId });
  person = await buildMember(prisma(), { team });
  ctx = visitorCtx({ now });
});

const lead = ({ id }: User) => prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: id } });
const storedRows = () => checkInRowsOf(team);
const tokenOf = ({ id }: CheckIn) => mailedToken('srv_', id);
const ask = (changes: object = {}) => buildCheckIn(prisma(), { team, userId: person.id, localDate, ...changes });

function submit(checkIn: CheckIn, answers: CheckInAnswers, submissionId = randomUUID() as string) {
  return submitCheckIn(ctx, { token: tokenOf(checkIn), submissionId, answers });
}

describe('the other answers of a check-in', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are stored as a reference implementation does, sequence %i', async (seed) => {
    const random = createRandom(seed);
    await lead(person);
    const others = [await buildMember(prisma(), { team }), await buildMember(prisma(), { team })];
    const stranger = await buildMember(prisma(), { team: await buildTeam(prisma(), { companyId: team.companyId }) });
    const expected = { norms: new Map(), months: new Map(), rated: new Map(), places: new Map() };
    for (let day = 1; day <= 8; day += 1) {
      const plan = {
        normIds: random.shuffle([1, 2, 3, 4, 5]).slice(0, random.integer(0, 4)),
        monthQuestionIds: random.shuffle([1, 2, 3, 4, 5]).slice(0, random.integer(0, 3)),
        asksWorkEnvironment: random.chance(0.5),
        asksRatings: random.chance(0.5),
        asksOwn: random.chance(0.8),
      };
      const sentAt = `2026-03-${10 + day}T12:00:00Z`;
      const own = plan.asksOwn ? {} : { motivatorId: null, motivatorType: null };
      const checkIn = await ask({ ...plan, ...own, localDate: sentAt.slice(0, 10), sentAt });
      const applies = () => random.chance(0.7);
      const isApplicable = { ...fullAnswers().isApplicable, motivator: false, ratings: applies() };
      for (const block of ['norms', 'workEnvironment', 'monthQuestions'] as const) isApplicable[block] = applies();
      const some = (ids: number[], max: number) => Object.fromEntries(ids.map((id) => [id, random.integer(1, max)]));
      const answers = fullAnswers({
        isApplicable,
        // It answers more than was asked, so none of it may be stored.
        norms: some([1, 2, 3, 4, 5], 5),
        monthQuestionsAnswers: some([1, 2, 3, 4, 5], 10),
        workEnvironment: random.integer(1, 6),
        answers: {
          ...some(
            [...others, person, stranger].map(({ id }) => id),
            100,
          ),
          [others[1]?.id ?? 0]: null,
        },
      });
      ctx = visitorCtx({ now: sentAt });
      await submit(checkIn, answers);
      if (plan.asksOwn && isApplicable.norms)
        for (const id of plan.normIds) expected.norms.set(`${checkIn.id}/${id}`, answers.norms[id]);
      if (plan.asksOwn && isApplicable.monthQuestions)
        for (const id of plan.monthQuestionIds)
          if (!expected.months.has(id)) expected.months.set(id, answers.monthQuestionsAnswers[id]);
      if (plan.asksRatings && isApplicable.ratings)
        for (const { id } of others) expected.rated.set(`${checkIn.id}/${id}`, answers.answers[id]);
      if (plan.asksOwn)
        expected.places.set(
          checkIn.id,
          plan.asksWorkEnvironment && isApplicable.workEnvironment ? answers.workEnvironment : null,
        );
    }
    const { norms, months, rated, own } = await storedRows();
    const actual = {
      norms: new Map(norms.map(({ checkInId, normId, value }) => [`${checkInId}/${normId}`, value])),
      months: new Map(months.map(({ questionId, value }) => [questionId, value])),
      rated: new Map(rated.map(({ checkInId, userId, value }) => [`${checkInId}/${userId}`, value])),
      places: new Map(own.map(({ checkInId, workEnvironmentId }) => [checkInId, workEnvironmentId])),
    };
    expect(actual).toEqual(expected);
  });

  it('are refused if an asked norm or monthly question is missing', async () => {
    const checkIn = await ask(everything);
    await expect(submit(checkIn, fullAnswers({ norms: { 2: 5 } }))).rejects.toMatchObject({ code: 'invalid' });
    const oneMonthAnswer = fullAnswers({ monthQuestionsAnswers: { 4: 9 } });
    await expect(submit(checkIn, oneMonthAnswer)).rejects.toMatchObject({ code: 'invalid' });
    expect(await storedRows()).toMatchObject({ norms: [], months: [], own: [], rolledUp: [] });
    await submit(checkIn, fullAnswers());
    expect(await storedRows()).toMatchObject({
      norms: [
        { normId: 2, value: 5 },
        { normId: 7, value: 1 },
      ],
      months: [
        { questionId: 1, value: 0 },
        { questionId: 4, value: 9 },
      ],
      own: [{ workEnvironmentId: 2 }],
    });
  });
});

describe('a monthly question', () => {
  it('counts once per person and month over all teams, by its own day and not the answer’s', async () => {
    const otherTeam = await buildTeam(prisma(), { companyId: team.companyId });
    await submit(await ask(everything), fullAnswers({ monthQuestionsAnswers: { 1: 3, 4: 3 } }));
    const second = await buildCheckIn(prisma(), { team: otherTeam, userId: person.id, localDate, ...everything });
    await submit(second, fullAnswers({ monthQuestionsAnswers: { 1: 8, 4: 8 } }));
    const answersOf = () => prisma().monthAnswer.findMany({ where: { userId: person.id }, orderBy: { month: 'asc' } });
    expect(await answersOf()).toHaveLength(2);
    expect((await waitingMonths({ teamId: team.id })).map(({ value }) => value)).toEqual([3, 3]);
    expect(await waitingMonths({ teamId: otherTeam.id })).toEqual([]);
    const ofApril = await ask({ ...everything, localDate: '2026-04-30' });
    const ofMay = await ask({ ...everything, localDate: '2026-05-01' });
    ctx = visitorCtx({ now: '2026-05-01T13:00:00Z' });
    for (const checkIn of [ofMay, ofApril]) await submit(checkIn, fullAnswers());
    expect((await answersOf()).map(({ month }) => month.toISOString().slice(5, 7))).toEqual(
      ['03', '04', '05'].flatMap((month) => [month, month]),
    );
  });
});

describe('a repeated submission', () => {
  const firstId = randomUUID();
  const again = async (submissionId: string) => submit(await findCheckIn(), fullAnswers(), submissionId);
  const findCheckIn = () => prisma().checkIn.findFirstOrThrow({ where: { userId: person.id } });
  const refused = { code: 'invalid', message: expect.stringContaining('already') };

  it('returns what the first one did, until a day after the check-in has closed', async () => {
    const checkIn = await ask(everything);
    const first = await submit(checkIn, fullAnswers(), firstId);
    expect(await again(firstId)).toEqual(first);
    await expect(again(randomUUID())).rejects.toMatchObject(refused);
    const hour = 3_600_000;
    ctx = visitorCtx({ now: new Date(checkIn.closesAt.getTime() + 24 * hour - 1) });
    expect(await again(firstId)).toEqual(first);
    ctx = visitorCtx({ now: new Date(checkIn.closesAt.getTime() + 24 * hour) });
    await expect(again(firstId)).rejects.toMatchObject(refused);
  });

  it('returns nothing to a person who was suspended since', async () => {
    await submit(await ask(everything), fullAnswers(), firstId);
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: new Date(now) } });
    await expect(again(firstId)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a submission without its own id', () => {
  const later = (minutes: number) =>
    visitorCtx({ now: new Date(new Date(now).getTime() + minutes * 60_000).toISOString() });
  const send = (checkIn: CheckIn, changes: object = {}, by = ctx) =>
    submitCheckIn(by, { token: tokenOf(checkIn), answers: sentAnswers.parse({ emotion: 3, ...changes }) });

  it('is recognised by its content, from the same address, for ten minutes', async () => {
    const checkIn = await ask();
    const first = await send(checkIn);
    expect(await send(checkIn)).toEqual(first);
    expect(await send(checkIn, {}, later(9))).toEqual(first);
    const before = await storedRows();
    const elsewhere = { ...ctx, client: { ...ctx.client, address: '203.0.113.7' } };
    await expect(send(checkIn, { todayProductivity: 5 })).rejects.toMatchObject({ code: 'invalid' });
    await expect(send(checkIn, {}, elsewhere)).rejects.toMatchObject({ code: 'invalid' });
    await expect(send(checkIn, {}, later(11))).rejects.toMatchObject({ code: 'invalid' });
    expect(await storedRows()).toEqual(before);
  });

  it('stores what it answers and nothing that was left unchanged', async () => {
    const checkIn = await ask(everything);
    await send(checkIn, {
      todayProductivity: 70,
      norms: { 2: 5, 7: 1 },
      workEnvironment: 1,
      monthQuestionsAnswers: { 1: 0, 4: 0 },
    });
    const { norms, months, own } = await storedRows();
    expect(norms.map(({ normId, value }) => [normId, value])).toEqual([
      [2, 5],
      [7, 1],
    ]);
    expect(months).toEqual([]);
    expect(own).toMatchObject([{ emotionId: 3, productivity: 70, workEnvironmentId: null }]);
  });
});

describe('the untouched state', () => {
  it('is refused if it’s sent as it was fetched', async () => {
    await buildMember(prisma(), { team });
    await lead(person);
    const checkIn = await ask({ ...everything, asksRatings: true });
    const fetched = await getQuestionnaire(ctx, { token: tokenOf(checkIn) });
    const askedBlocks = Object.entries(fetched.isApplicable).filter(([, isAsked]) => isAsked);
    expect(askedBlocks).toHaveLength(7);
    const state = Object.fromEntries(
      Object.entries(fetched).filter(([field]) => field in checkInAnswers.shape && field !== 'touched'),
    );
    const checked = checkInAnswers.safeParse({ ...state, touched: [] });
    expect(checked.error?.issues.map(({ path }) => path[0])).toEqual(askedBlocks.map(([block]) => block));
  });
});
