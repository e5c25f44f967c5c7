import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany } from '#/e2e/support/scenes/answering-company.ts';
import { askInWords, buildSharedTeam, publishRoundOf, type SharedTeam } from '#/e2e/support/scenes/shared-team.ts';
import type { PulseRound, User } from '#/generated/prisma/client.ts';
import { listActions, startAction } from '#/lib/domain/actions/action.service.ts';
import { eraseActions } from '#/lib/domain/actions/erase-actions.ts';
import { listTeamSteps } from '#/lib/domain/actions/overview/list-team-steps.ts';
import { shareResults } from '#/lib/domain/actions/share/share-results.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = '2026-03-10T10:00:00Z';

let scene: SharedTeam;
let round: PulseRound;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildSharedTeam();
  round = await publishRoundOf(scene, { day: '2026-03-09' });
});

const as = (user: User, role: RoleName, now = NOW) => userCtx(user, { role, now });
const share = async (
  body: { note?: string; roundId?: number } = {},
  user = scene.leader,
  role: RoleName = 'Team Leader',
) => shareResults(await as(user, role), { teamId: scene.team.id, roundId: round.id, ...body });
const read = async (user: User, role: RoleName, now = NOW) => listActions(await as(user, role, now), scene.team.id);
const refusal = (code: string) => expect.objectContaining({ code });
const [member] = [() => scene.members[0] as User];

describe('results that are shared', () => {
  it('are what the round published about the team, with the note, for its members and leaders', async () => {
    expect((await read(scene.leader, 'Team Leader')).shareable).toEqual([
      { kind: 'round', roundId: round.id, pulseId: round.pulseId, name: 'Week of 2026-03-09', asOf: '2026-03-09' },
    ]);
    expect((await read(member(), 'Member')).share).toBe(null);
    const { share: shared } = await share({ note: 'Thank you.' });
    expect(shared).toMatchObject({
      name: 'Week of 2026-03-09',
      sharedOn: '2026-03-10',
      sharedBy: 'Lena Leader',
      note: 'Thank you.',
      questions: [{ score: 41, answers: null }, { score: 74 }, { score: 58 }],
      vote: { closesOn: '2026-03-15', isOpen: true, canVote: true, isOrdered: false, least: 5 },
    });
    const { share: ofMember, shareable, canManage } = await read(member(), 'Member');
    const topics = shared.topics.map((topic) => ({ ...topic, questions: [] }));
    expect([ofMember, shareable, canManage]).toEqual([{ ...shared, topics }, [], false]);
    expect((await read(scene.leader, 'Team Leader')).shareable).toEqual([]);
  });

  it('suggest what the round measured to work on, the lowest first', async () => {
    expect((await share()).share.topics).toMatchObject([
      { topic: 'construct:workload', name: 'Workload' },
      { topic: 'construct:recognition', name: 'Recognition' },
      { topic: 'construct:autonomy', name: 'Autonomy' },
    ]);
  });

  it('include three questions to discuss each topic, only for those who manage the steps', async () => {
    const questions = (await share()).share.topics.map((topic) => topic.questions);
    expect(questions.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(questions[0]?.[0]).toBe('What could we stop doing?');
    const { share: ofMember } = await read(member(), 'Member');
    expect(ofMember?.topics.flatMap((topic) => topic.questions)).toEqual([]);
  });

  it('open nothing more to leaders above the team, who read the pulse as before', async () => {
    await share();
    const { share: shared } = await read(scene.administrator, 'Administrator');
    expect(shared).toMatchObject({ name: 'Week of 2026-03-09', questions: null, vote: { canVote: false } });
  });

  it('contain no text that wasn’t picked and nothing that was hidden', async () => {
    round = await publishRoundOf(scene, { day: '2026-03-08', scores: [41, null, 58] });
    await askInWords(scene, round, { texts: ['Fewer meetings'] });
    const { share: shared } = await share();
    expect(shared.questions).toMatchObject([
      { score: 41 },
      { score: null, persons: null },
      { score: 58 },
      { answers: null },
    ]);
    expect(JSON.stringify(await read(member(), 'Member'))).not.toContain('Fewer meetings');
  });

  it('notify the members once, and are one line of the activity log', async () => {
    await share();
    const notices = await prisma().notification.findMany({ where: { companyId: scene.team.companyId } });
    expect(notices.map(({ userId, role }) => [userId, role])).toEqual(scene.members.map(({ id }) => [id, 'Member']));
    const events = await prisma().auditEntry.findMany({ where: { companyId: scene.team.companyId } });
    expect(events).toMatchObject([{ action: 'action.share', details: { name: 'Week of 2026-03-09' } }]);
  });

  it('are shared once, also by two parallel calls', async () => {
    const both = await Promise.allSettled([share(), share({}, scene.administrator, 'Administrator')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(share()).rejects.toEqual(refusal('conflict'));
    expect(await prisma().share.count({ where: { teamId: scene.team.id } })).toBe(1);
  });

  it('ask nothing in a team of fewer than five', async () => {
    scene = await buildSharedTeam(3);
    round = await publishRoundOf(scene, { day: '2026-03-09' });
    expect((await share()).share.vote).toBe(null);
  });

  it('keep their note no longer than their author’s account', async () => {
    await share({ note: 'Thank you.' });
    const of = { companyId: scene.team.companyId, userId: scene.leader.id };
    await prisma().$transaction((tx) => eraseActions(tx, of));
    expect((await read(member(), 'Member')).share).toMatchObject({ note: null, sharedBy: null });
  });

  it('are shown for sixty days', async () => {
    await share();
    expect((await read(member(), 'Member', '2026-05-08T10:00:00Z')).share).not.toBe(null);
    expect((await read(member(), 'Member', '2026-05-09T10:00:00Z')).share).toBe(null);
  });
});

describe('sharing a round is refused', () => {
  it('if it shows nothing about the team, isn’t published, is another team’s, or too old', async () => {
    const hidden = await publishRoundOf(scene, { day: '2026-03-07', scores: [] });
    const open = await publishRoundOf(scene, { day: '2026-03-06' });
    await prisma().pulseRound.update({ where: { id: open.id }, data: { publishedAt: null } });
    const old = await publishRoundOf(scene, { day: '2026-01-08' });
    const elsewhere = { ...scene, team: await buildTeam(prisma(), { companyId: scene.team.companyId }) };
    const foreign = await publishRoundOf(elsewhere, { day: '2026-03-05' });
    for (const { id } of [hidden, open, old, foreign])
      await expect(share({ roundId: id })).rejects.toEqual(refusal('invalid'));
    expect(await prisma().share.count({ where: { companyId: scene.team.companyId } })).toBe(0);
  });

  it('if the note is offensive', async () => {
    await expect(share({ note: 'What bullshit.' })).rejects.toEqual(refusal('offensive'));
  });

  it('to members, and to leaders of other teams', async () => {
    await expect(share({}, member(), 'Member')).rejects.toEqual(refusal('forbidden'));
    const { leader: other } = await buildSharedTeam(1);
    await expect(share({}, other)).rejects.toEqual(refusal('not_found'));
    const colleague = await buildMember(prisma(), {
      team: await buildTeam(prisma(), { companyId: scene.team.companyId }),
    });
    await expect(share({}, colleague, 'Member')).rejects.toEqual(refusal('forbidden'));
  });
});

describe('a step for a shared topic', () => {
  const start = async (topic: string, shareId: number) =>
    startAction(await as(scene.leader, 'Team Leader'), {
      teamId: scene.team.id,
      topic,
      shareId,
      prepared: 2,
      isPosted: false,
    });

  it('says to all readers what it’s for', async () => {
    const { share: shared } = await share();
    const { action } = await start('construct:workload', shared.id);
    expect(action).toMatchObject({
      shareId: shared.id,
      said: 'Workload',
      will: expect.stringMatching(/^Ask .* about workload/),
    });
    expect((await read(member(), 'Member')).actions).toMatchObject([{ topic: 'construct:workload', said: 'Workload' }]);
    const ctx = await as(scene.administrator, 'Administrator');
    expect(await listTeamSteps(ctx, { teamIds: [scene.team.id] })).toMatchObject([{ said: 'Workload' }]);
  });

  it('is refused for a topic that wasn’t shared, and for what another team shared', async () => {
    const { share: shared } = await share();
    await expect(start('factor:10', shared.id)).rejects.toEqual(refusal('invalid'));
    const own = { scene, round };
    scene = await buildSharedTeam();
    round = await publishRoundOf(scene, { day: '2026-03-09' });
    const { share: foreign } = await share();
    ({ scene, round } = own);
    await expect(start('construct:workload', foreign.id)).rejects.toEqual(refusal('invalid'));
    expect(await prisma().action.count({ where: { teamId: scene.team.id } })).toBe(0);
  });
});

describe('a month of check-ins', () => {
  const [LAST_MONTH, NEXT] = ['2026-03-01', '2026-04-02'];

  /** Creates a team of six in which `count` people answered on two days of March. */
  async function monthOf(count: number) {
    const company = await AnsweringCompany.make([6]);
    const [own] = company.teams as [(typeof company.teams)[number]];
    const { id: teamId, companyId } = own.team;
    const leader = await buildUser(prisma(), { companyId });
    await prisma().team.update({ where: { id: teamId }, data: { leaderId: leader.id } });
    for (const day of ['2026-03-03', '2026-03-04']) {
      const valuesOf = (at: number) =>
        at < count ? { feeling: 'bad' as const, productivity: 60, factorIds: [13] } : undefined;
      await company.passDay(own, day, valuesOf);
      await company.sleep(day);
    }
    const as = async (user: User, role: RoleName) => userCtx(user, { role, now: `${NEXT}T10:00:00Z` });
    const shares = async (month = LAST_MONTH) => shareResults(await as(leader, 'Team Leader'), { teamId, month });
    const reads = async (user: User, role: RoleName) => listActions(await as(user, role), teamId);
    return { leader, member: own.members[0] as User, shares, reads };
  }

  it('is shared as it was published about the team, with its worst factors to choose from', async () => {
    const { leader, member: one, shares, reads } = await monthOf(6);
    expect((await reads(leader, 'Team Leader')).shareable).toMatchObject([{ kind: 'month', asOf: LAST_MONTH }]);
    expect((await reads(one, 'Member')).shareable).toEqual([]);
    const { share: shared } = await shares();
    expect(shared).toMatchObject({
      kind: 'month',
      name: null,
      asOf: LAST_MONTH,
      questions: null,
      figures: { sentiment: 0, productivity: 60 },
      topics: [{ topic: 'factor:13', name: 'changes at work' }],
      vote: null,
    });
    expect((await reads(one, 'Member')).share).toMatchObject({ figures: shared.figures });
    await expect(shares()).rejects.toEqual(refusal('conflict'));
  });

  it('offers nothing that is hidden from one of its readers, such as the leader until that day', async () => {
    const { member: one, shares } = await monthOf(6);
    const { teamId } = await prisma().teamMember.findFirstOrThrow({ where: { userId: one.id } });
    const of = { companyId: one.companyId, teamId, userId: one.id };
    await prisma().leadership.create({ data: { ...of, beginsOn: null, endedOn: new Date('2026-03-04') } });
    expect((await shares()).share.topics).toEqual([]);
  });

  it('is refused if nothing was published about the team, and for a month other than the last', async () => {
    const { shares } = await monthOf(3);
    for (const month of [LAST_MONTH, '2026-02-01', '2026-03-02'])
      await expect(shares(month)).rejects.toEqual(refusal('invalid'));
  });
});
