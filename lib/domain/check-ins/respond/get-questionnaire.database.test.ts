import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { checkInRowsOf, everything, fullAnswers, ratings } from '#/e2e/support/scenes/sent-answers.ts';
import type { CheckIn, Team, User } from '#/generated/prisma/client.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/respond/submit-check-in.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const localDate = '2026-03-02';
let ctx: Ctx;
let team: Team;
let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma(), { timeZone: 'Europe/Stockholm' });
  ctx = visitorCtx({ now: '2026-03-02T13:00:00Z' });
  team = await buildTeam(prisma(), { companyId });
  person = await buildMember(prisma(), { team });
});

const lead = ({ id }: User) => prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: id } });
const storedRows = () => checkInRowsOf(team);
const tokenOf = ({ id }: CheckIn) => mailedToken('srv_', id);
const ask = (changes: object = {}) => buildCheckIn(prisma(), { team, userId: person.id, localDate, ...changes });

function submit(checkIn: CheckIn, answers: CheckInAnswers, submissionId = randomUUID() as string) {
  return submitCheckIn(ctx, { token: tokenOf(checkIn), submissionId, answers });
}

describe('a leader who isn’t a member', () => {
  const asksOnlyRatings = { asksOwn: false, asksRatings: true, motivatorId: null, motivatorType: null };

  it('rates members and is part of no result', async () => {
    const leader = await buildMember(prisma(), { team: await buildTeam(prisma(), { companyId: team.companyId }) });
    await lead(leader);
    const checkIn = await ask({ ...asksOnlyRatings, userId: leader.id });
    const questions = await getQuestionnaire(ctx, { token: tokenOf(checkIn) });
    expect(questions.team.users.map(({ id }) => id)).toEqual([person.id]);
    expect(Object.values(questions.isApplicable).filter(Boolean)).toHaveLength(1);
    const submissionId = randomUUID();
    await submit(checkIn, ratings({ [person.id]: 65 }), submissionId);
    expect(await storedRows()).toMatchObject({ rated: [{ userId: person.id, value: 65 }], own: [], rolledUp: [] });
    await rebuildPersonMonths(prisma(), { companyId: team.companyId });
    expect((await storedRows()).rolledUp).toEqual([]);
    expect(await submit(checkIn, ratings({ [person.id]: 65 }), submissionId)).toMatchObject({ localDate });
    // Another submission learns nothing about the stored answers, even if it has equal values.
    for (const value of [10, 65]) {
      await expect(submit(checkIn, ratings({ [person.id]: value }))).rejects.toMatchObject({ code: 'invalid' });
    }
    expect((await storedRows()).rated).toMatchObject([{ value: 65 }]);
  });

  it('can’t rate anyone after another person took over, even if a link is still open', async () => {
    const leader = await buildUser(prisma(), { companyId: team.companyId });
    const checkIn = await ask({ ...asksOnlyRatings, userId: leader.id });
    await expect(getQuestionnaire(ctx, { token: tokenOf(checkIn) })).rejects.toMatchObject({ code: 'invalid' });
    await submit(checkIn, ratings({ [person.id]: 65 }));
    expect((await storedRows()).rated).toEqual([]);
  });

  it('stores no answers of their own, even if they are sent', async () => {
    const checkIn = await ask({ ...asksOnlyRatings, ...everything });
    const { motivator: _, ...isApplicable } = fullAnswers().isApplicable;
    await submit(checkIn, fullAnswers({ isApplicable: { ...isApplicable, motivator: false } }));
    expect(await storedRows()).toEqual({ norms: [], months: [], rated: [], own: [], rolledUp: [] });
  });
});

describe('the people a check-in names', () => {
  it('are both leaders, also while one is suspended, but never the person who answers', async () => {
    const db = prisma();
    const [leader, secondary] = [await buildMember(db, { team }), await buildMember(db, { team })];
    const leads = { leaderId: leader.id, secondaryLeaderId: secondary.id };
    await db.team.update({ where: { id: team.id }, data: leads });
    const now = ctx.clock.now();
    await db.user.update({ where: { id: leader.id }, data: { blockedAt: now, suspendedAt: now } });
    const readBy = async (changes: object) =>
      (await getQuestionnaire(ctx, { token: tokenOf(await ask(changes)) })).audience.split(' with your name')[0];
    const names = [leader, secondary].map(({ firstName, lastName }) => `\u2068${firstName} ${lastName}\u2069`);
    expect(await readBy({})).toBe(`${names[0]} and ${names[1]} see your answers`);
    expect(await readBy({ userId: secondary.id })).toBe(`${names[0]} sees your answers`);
    await db.team.update({ where: { id: team.id }, data: { leaderId: secondary.id, secondaryLeaderId: null } });
    await db.checkIn.deleteMany({ where: { userId: secondary.id } });
    expect(await readBy({ userId: secondary.id })).toBe('Right now, no one else in your company can read your answers');
  });
});
