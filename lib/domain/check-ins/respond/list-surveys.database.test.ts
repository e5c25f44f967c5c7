import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { CheckIn } from '#/generated/prisma/client.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import {
  getQuestionnaire,
  listOwnFeelings,
  listSurveys,
} from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/respond/submit-check-in.ts';
import { listOwnFeelingsContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

const now = '2026-03-02T13:00:00Z';
const tokenOf = ({ id }: CheckIn) => mailedToken('srv_', id);

/** Every block is skipped, which is enough to answer any check-in. */
const answers = checkInAnswers.parse({
  emotion: 2,
  affectingFactors: [],
  elaborateField: '',
  todayProductivity: 0,
  motivatorQuestion: null,
  motivator: null,
  isApplicable: { emotions: false, selfProductivity: false, motivator: false },
  touched: [],
});

/** Someone in two teams with three open check-ins, one closed one, and one of a colleague. */
async function buildQueue() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const [daily, other] = [await buildTeam(db, { companyId }), await buildTeam(db, { companyId })];
  const person = await buildMember(db, { team: daily });
  const colleague = await buildMember(db, { team: daily });
  const ask = (changes: Partial<Parameters<typeof buildCheckIn>[1]> = {}) =>
    buildCheckIn(db, { team: daily, userId: person.id, localDate: '2026-03-02', ...changes });
  const first = await ask();
  const soon = await ask({ team: other, closesAt: new Date('2026-03-02T20:00:00Z') });
  const late = await ask({ localDate: '2026-02-26', closesAt: new Date('2026-03-05T12:00:00Z') });
  await ask({ localDate: '2026-03-01', closesAt: new Date(now) });
  const foreign = await ask({ userId: colleague.id });
  return { person, daily, other, first, soon, late, foreign };
}

describe('listOwnFeelings', () => {
  it('returns the person’s own last ten, newest last, and nothing about anyone else', async () => {
    const { person, daily, other, foreign } = await buildQueue();
    await buildAnswer(prisma(), { checkIn: foreign, emotionId: 11 });
    const days = Array.from({ length: 12 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);
    for (const [at, localDate] of days.entries()) {
      const team = at % 2 === 0 ? daily : other;
      const checkIn = await buildCheckIn(prisma(), { team, userId: person.id, localDate });
      await buildAnswer(prisma(), { checkIn, emotionId: at === 11 ? null : 3 });
    }
    const rating = await buildCheckIn(prisma(), {
      team: daily,
      userId: person.id,
      localDate: '2026-02-20',
      asksOwn: false,
    });
    await buildAnswer(prisma(), { checkIn: rating, emotionId: null });
    const answer = await listOwnFeelings(await userCtx(person, { now }));
    expect(listOwnFeelingsContract.response.parse(answer)).toEqual(answer);
    expect(answer.checkIns.map(({ localDate }) => localDate)).toEqual(days.slice(2));
    expect(answer.checkIns.at(-2)?.emotion).toEqual({ id: 3, label: 'Happy', type: 'good' });
    expect(answer.checkIns.at(-1)?.emotion).toBeNull();
  });
});

describe('listSurveys', () => {
  it('names the person’s own open check-ins, the one that closes first at the top', async () => {
    const { person, daily, other, first, soon, late } = await buildQueue();
    const { teams, surveys } = await listSurveys(await userCtx(person, { now }));
    expect(surveys).toEqual([tokenOf(soon), tokenOf(first), tokenOf(late)]);
    expect(teams).toMatchObject([
      { id: other.id, name: other.name, token: tokenOf(soon), closesAt: '2026-03-02T20:00:00.000Z' },
      { id: daily.id, name: daily.name, token: tokenOf(first), localDate: '2026-03-02' },
      { id: daily.id, name: daily.name, token: tokenOf(late), localDate: '2026-02-26' },
    ]);
  });
});

describe('the next check-in', () => {
  it('is named with the questions and in the answer, the same for a repeat', async () => {
    const { first, soon, late } = await buildQueue();
    const ctx = visitorCtx({ now });
    const next = [tokenOf(soon), tokenOf(late)];
    expect((await getQuestionnaire(ctx, { token: tokenOf(first) })).surveys).toEqual(next);
    const body = { token: tokenOf(first), submissionId: randomUUID(), answers };
    const result = await submitCheckIn(ctx, body);
    expect(result).toEqual({ localDate: '2026-03-02', surveys: next });
    expect(await submitCheckIn(ctx, body)).toEqual(result);
  });

  it('asks about its own day, which may be an earlier one', async () => {
    const { first, late } = await buildQueue();
    const wordsOf = async (checkIn: CheckIn) => {
      const questionnaire = await getQuestionnaire(visitorCtx({ now }), { token: tokenOf(checkIn) });
      const { localDate, period, emotionQuestion, motivatorQuestion } = questionnaire;
      return [localDate, period, emotionQuestion.text, motivatorQuestion?.text];
    };
    expect(await wordsOf(first)).toEqual([
      '2026-03-02',
      'today',
      'How did you feel at work today?',
      'Did something important move forward today?',
    ]);
    expect(await wordsOf(late)).toEqual([
      '2026-02-26',
      'on Thursday',
      'How did you feel at work on Thursday?',
      'Did something important move forward on Thursday?',
    ]);
  });

  it('is one of the person’s chosen check-ins that are open, and never another person’s', async () => {
    const { first, soon, late, foreign } = await buildQueue();
    const send = (checkIn: CheckIn, surveys?: string[]) =>
      submitCheckIn(visitorCtx({ now }), { token: tokenOf(checkIn), submissionId: randomUUID(), answers, surveys });
    const tokens = [tokenOf(foreign), 'srv_x', tokenOf(late), tokenOf(late)];
    expect((await send(first, tokens)).surveys).toEqual([tokenOf(late)]);
    expect((await send(soon, [])).surveys).toEqual([]);
    expect((await send(late)).surveys).toEqual([]);
  });
});
