import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany, type AskedTeam } from '#/e2e/support/scenes/answering-company.ts';
import type { User } from '#/generated/prisma/client.ts';
import { changeAction, listActions, moveAction, startAction } from '#/lib/domain/actions/action.service.ts';
import type { NewAction } from '#/lib/domain/actions/actions.schema.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const CHANGES = 13;
const TODAY = '2026-03-03';
const step = 'Change nothing else for two weeks.';

let scene: AnsweringCompany;
let own: AskedTeam;
let leader: User;
let member: User;
let administrator: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await AnsweringCompany.make([6]);
  const [first] = scene.teams;
  if (!first?.members[0]) throw new Error('There is a team.');
  own = first;
  member = first.members[0];
  const { id: companyId } = scene.company;
  leader = await buildUser(prisma(), { companyId, firstName: 'Inês', lastName: 'Figueira' });
  administrator = await buildAdministrator(prisma(), { companyId });
  await prisma().team.update({ where: { id: own.team.id }, data: { leaderId: leader.id } });
});

const as = (user: User, role: RoleName, day = TODAY) => userCtx(user, { role, now: `${day}T10:00:00Z` });
const asLeader = (day?: string) => as(leader, 'Team Leader', day);
const start = async (body: Partial<NewAction> = {}, ctx = asLeader()) =>
  startAction(await ctx, {
    teamId: own.team.id,
    topic: `factor:${CHANGES}`,
    isPosted: false,
    ...(body.will === undefined ? { prepared: 2 } : {}),
    ...body,
  });
const read = async (user: User, role: RoleName, day?: string) => listActions(await as(user, role, day), own.team.id);
/** `count` people of the team feel bad and name changes at work. */
const hurt = (day: string, count: number) =>
  scene.passDay(own, day, (at) => (at < count ? { feeling: 'bad', factorIds: [CHANGES] } : {}));
const refusal = (code: string) => expect.objectContaining({ code });

describe('a step that a leader tries', () => {
  it('starts today, is looked back on in two weeks, and belongs to the leader', async () => {
    const { action, isPosted } = await start();
    expect(action).toMatchObject({
      topic: 'factor:13',
      said: 'changes at work',
      will: step,
      owner: 'Inês Figueira',
      state: 'doing',
      promisedOn: TODAY,
      dueOn: '2026-03-17',
      isDue: false,
    });
    expect(isPosted).toBe(false);
    expect((await read(leader, 'Team Leader')).actions).toEqual([action]);
    const events = await prisma().auditEntry.findMany({ where: { companyId: scene.company.id } });
    expect(events).toMatchObject([
      { action: 'action.start', subject: `team:${own.team.id}`, details: { topic: 'factor:13', isPosted: false } },
    ]);
  });

  it('started by a higher leader also belongs to the team’s leader', async () => {
    const { action } = await start({}, as(administrator, 'Administrator'));
    expect(action).toMatchObject({ owner: 'Inês Figueira', topic: null, said: null, mentions: null });
  });

  it.each<[string, Partial<NewAction>, string]>([
    ['both a prepared one and an own text', { prepared: 1, will: 'Fewer meetings.' }, 'invalid'],
    ['a prepared one that the cause has not', { topic: 'motivator:1', prepared: 2 }, 'invalid'],
    ['a prepared one for something else', { topic: 'other', said: 'Noise', prepared: 1 }, 'invalid'],
    ['something else that is not said', { topic: 'other', will: 'Quiet hours.' }, 'invalid'],
    ['words about a cause that has its own', { said: 'Noise', prepared: 1 }, 'invalid'],
    ['an offence in the step', { will: 'Stop the bullshit.' }, 'offensive'],
    ['an offence in what was said', { topic: 'other', said: 'bullshit', will: 'Quiet hours.' }, 'offensive'],
    ['to look back today', { dueOn: TODAY }, 'invalid'],
    ['to look back after more than 120 days', { dueOn: '2026-07-02' }, 'invalid'],
  ])('is refused with %s, and nothing is stored', async (_, body, code) => {
    await expect(start(body)).rejects.toEqual(refusal(code));
    expect(await prisma().action.count({ where: { teamId: own.team.id } })).toBe(0);
  });

  it('exists once for each cause, also if two start it in parallel, and at most three in all', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await start({ topic: 'norm:3' });
    await start({ topic: 'other', said: 'Noise', will: 'Quiet hours.' });
    await expect(start({ topic: 'factor:10' })).rejects.toEqual(refusal('conflict'));
    const [first] = (await read(leader, 'Team Leader')).actions;
    await moveAction(await asLeader(), first?.id ?? 0, { state: 'ended' });
    await start({ topic: 'factor:10' });
  });

  it('in the leader’s own words is shown to all readers as it was typed', async () => {
    await start({ topic: 'other', said: 'Noise', will: 'Quiet hours <b>', dueOn: '2026-03-31' });
    const expected = { topic: 'other', said: 'Noise', will: 'Quiet hours <b>', dueOn: '2026-03-31' };
    expect((await read(member, 'Member')).actions).toMatchObject([expected]);
  });
});

describe('a step’s text', () => {
  it('gives the team what was published about a cause at its start, and the leader how often it hurt', async () => {
    await hurt('2026-03-02', 6);
    await scene.sleep('2026-03-02');
    await start();
    await hurt(TODAY, 2);
    const mentions = { days: 14, before: 6, since: 2 };
    expect((await read(leader, 'Team Leader')).actions).toMatchObject([{ saidBand: '5–9', mentions }]);
    const published = { topic: 'factor:13', said: 'changes at work', saidBand: '5–9', mentions: null };
    expect((await read(member, 'Member')).actions).toMatchObject([published]);
    expect((await read(administrator, 'Administrator')).actions).toMatchObject([published]);
  });

  it('gives only the leader a cause that few people named', async () => {
    await hurt('2026-03-02', 1);
    await scene.sleep('2026-03-02');
    await start();
    expect((await read(leader, 'Team Leader')).actions).toMatchObject([{ said: 'changes at work', saidBand: null }]);
    const hidden = { topic: null, said: null, saidBand: null, will: step, mentions: null };
    for (const [user, role] of [
      [member, 'Member'],
      [administrator, 'Administrator'],
    ] as const)
      expect((await read(user, role)).actions).toMatchObject([hidden]);
  });

  it.each([
    ['a member', () => member],
    ['an administrator', () => administrator],
  ])('keeps a cause that could reveal to the former leader, now %s, what a colleague said', async (_, who) => {
    await hurt('2026-03-02', 6);
    await scene.sleep('2026-03-02');
    const of = { companyId: own.team.companyId, teamId: own.team.id, userId: who().id };
    await prisma().leadership.create({ data: { ...of, beginsOn: null, endedOn: new Date('2026-03-02') } });
    await start();
    for (const [user, role] of [
      [member, 'Member'],
      [administrator, 'Administrator'],
    ] as const)
      expect((await read(user, role)).actions).toMatchObject([{ topic: null, saidBand: null, measured: null }]);
  });

  it('doesn’t count days that the leader can’t read by name', async () => {
    await hurt('2026-03-02', 6);
    await prisma().leadership.updateMany({ where: { teamId: own.team.id }, data: { beginsOn: new Date(TODAY) } });
    await start();
    expect((await read(leader, 'Team Leader')).actions).toMatchObject([{ mentions: null }]);
  });

  it('addresses the leader, and speaks about them to the team', async () => {
    await start({ topic: 'factor:1', prepared: 2 });
    const [ofLeader] = (await read(leader, 'Team Leader')).actions;
    const [ofMember] = (await read(member, 'Member')).actions;
    expect(ofLeader?.will).toBe('For two weeks, every new request goes through you first.');
    expect(ofMember?.will).toBe('For two weeks, every new request goes through the leader first.');
  });
});

describe('announcing a step to the team', () => {
  const posts = () => prisma().post.findMany({ where: { teamId: own.team.id }, orderBy: { createdAt: 'asc' } });

  it('writes one line by name, with the cause only if it was published', async () => {
    expect(await start({ isPosted: true })).toMatchObject({ isPosted: true });
    await start({ isPosted: true, topic: 'other', said: 'noise', will: 'Quiet hours.' });
    expect(await posts()).toMatchObject([
      { authorId: leader.id, text: `We’re trying: “${step}”` },
      { authorId: leader.id, text: 'You said: noise. We’re trying: “Quiet hours.”' },
    ]);
  });

  it('works for people in the chat box only', async () => {
    const attempt = start({ isPosted: true }, as(administrator, 'Administrator'));
    await expect(attempt).rejects.toEqual(refusal('forbidden'));
    expect(await prisma().action.count({ where: { teamId: own.team.id } })).toBe(0);
  });
});

describe('the course of a step', () => {
  it('can change what is tried and when it’s looked back on, which sets a new reminder', async () => {
    const { action } = await start();
    await prisma().action.update({ where: { id: action.id }, data: { remindedOn: new Date(TODAY) } });
    const changed = await changeAction(await asLeader(), action.id, {
      will: 'One change a week.',
      dueOn: '2026-03-31',
    });
    expect(changed.action).toMatchObject({ will: 'One change a week.', prepared: null, dueOn: '2026-03-31' });
    expect(await prisma().action.findUnique({ where: { id: action.id } })).toMatchObject({
      remindedOn: null,
      madeById: leader.id,
    });
  });

  it('is done, which can be undone, looked back on when it’s due, kept, and shown for four more weeks', async () => {
    const { action } = await start();
    await moveAction(await asLeader('2026-03-09'), action.id, { state: 'done' });
    const { action: undone } = await moveAction(await asLeader('2026-03-09'), action.id, { state: 'doing' });
    expect(undone).toMatchObject({ state: 'doing', doneOn: null });
    expect((await moveAction(await asLeader('2026-03-10'), action.id, { state: 'done' })).action).toMatchObject({
      state: 'done',
      doneOn: '2026-03-10',
      isDue: false,
    });
    expect((await read(leader, 'Team Leader', '2026-03-17')).actions).toMatchObject([{ isDue: true }]);
    const { action: settled } = await moveAction(await asLeader('2026-03-17'), action.id, { state: 'kept' });
    expect(settled).toMatchObject({ state: 'kept', settledOn: '2026-03-17', isDue: false });
    expect((await read(member, 'Member', '2026-04-13')).actions).toHaveLength(1);
    expect((await read(member, 'Member', '2026-04-14')).actions).toHaveLength(0);
  });

  it('ends once: a settled step can’t be changed or settled differently', async () => {
    const { action } = await start();
    const ends = await Promise.allSettled(
      (['kept', 'ended'] as const).map(async (state) => moveAction(await asLeader(), action.id, { state })),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(moveAction(await asLeader(), action.id, { state: 'done' })).rejects.toEqual(refusal('conflict'));
    await expect(changeAction(await asLeader(), action.id, { prepared: 1 })).rejects.toEqual(refusal('conflict'));
  });

  it('can be ended only by the team’s leaders and those above them', async () => {
    const { id } = await buildAction(prisma(), { team: own.team });
    const other = await buildUser(prisma(), { companyId: scene.company.id });
    const { id: teamId } = await prisma().team.create({
      data: {
        companyId: scene.company.id,
        name: 'Others',
        leaderId: other.id,
        createdAt: new Date(),
        completedAt: new Date(),
      },
    });
    expect(teamId).not.toBe(own.team.id);
    await expect(moveAction(await as(other, 'Team Leader'), id, { state: 'ended' })).rejects.toEqual(
      refusal('not_found'),
    );
    await expect(moveAction(await as(member, 'Member'), id, { state: 'ended' })).rejects.toEqual(refusal('forbidden'));
    await moveAction(await as(administrator, 'Administrator'), id, { state: 'ended' });
  });
});
