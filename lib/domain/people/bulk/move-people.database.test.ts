import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { movePeople, removePeople } from '#/lib/domain/people/bulk/membership.service.ts';
import { remindPeople } from '#/lib/domain/people/list/people.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let administrator: User;
let lead: User;
let ann: User;
let bo: User;
let red: Team;
let blue: Team;
let foreign: Team;
let stranger: User;
let invitedEmail: string;

openQueue();

beforeEach(async () => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  administrator = await buildAdministrator(db, { companyId });
  lead = await buildUser(db, { companyId });
  red = await buildTeam(db, { companyId, name: 'Red', leaderId: lead.id });
  blue = await buildTeam(db, { companyId, name: 'Blue', leaderId: lead.id });
  ann = await buildMember(db, { team: red });
  bo = await buildMember(db, { team: red, user: { onboardingCompletedAt: null } });
  invitedEmail = `invited.${uniqueWord()}@example.com`;
  for (const team of [red, blue])
    await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, email: invitedEmail });
  foreign = await buildTeam(db, { companyId: (await buildCompany(db)).id });
  stranger = await buildMember(db, { team: foreign });
});

const ctx = () => userCtx(administrator);
const membersOf = async ({ id }: Team) =>
  (await prisma().teamMember.findMany({ where: { teamId: id }, orderBy: { userId: 'asc' } })).map(
    ({ userId }) => userId,
  );
const actions = async () =>
  (await prisma().auditEntry.findMany({ where: { companyId: administrator.companyId }, orderBy: { id: 'asc' } })).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
const open = () => prisma().invitation.count({ where: { email: invitedEmail, revokedAt: null } });
type Answer = { results: { email: string; isDone: boolean; reason: string | null }[] };
const outcomesOf = ({ results }: Answer) => results.map(({ isDone, reason }) => (isDone ? 'done' : reason));

describe('moving people', () => {
  it('makes them members of one team and no other, and logs a line for each', async () => {
    const linkBefore = red.linkVersion;
    const answer = await movePeople(await ctx(), { people: [ann.email, bo.email], teamId: blue.id, leave: true });
    expect([answer.doneCount, outcomesOf(answer)]).toEqual([2, ['done', 'done']]);
    expect([await membersOf(red), await membersOf(blue)]).toEqual([[], [ann.id, bo.id]]);
    const removal = `team.member-remove team:${red.id}`;
    const move = `team.member-move team:${blue.id}`;
    expect(await actions()).toEqual([removal, move, removal, move]);
    const { linkVersion } = await prisma().team.findUniqueOrThrow({ where: { id: red.id } });
    expect(linkVersion).toBe(linkBefore + 2);
  });

  it('leaves them in their teams if requested, and counts a repeated address once', async () => {
    const answer = await movePeople(await ctx(), { people: [ann.email, ann.email], teamId: blue.id, leave: false });
    expect(outcomesOf(answer)).toEqual(['done']);
    expect([await membersOf(red), await membersOf(blue)]).toEqual([[ann.id, bo.id], [ann.id]]);
  });

  it('says for each person why it fails, and moves the others', async () => {
    const people = [lead.email, ann.email, invitedEmail, stranger.email, 'nobody@example.com', bo.email];
    await movePeople(await ctx(), { people: [ann.email], teamId: blue.id, leave: true });
    const answer = await movePeople(await ctx(), { people, teamId: blue.id, leave: true });
    const nobody = 'No one in your company has this email address. Check it, or invite them first.';
    expect(outcomesOf(answer)).toEqual([
      'This person already leads this team.',
      'This person is already a member of this team.',
      'This person hasn’t joined yet. Withdraw the invitation and invite them to the other team.',
      nobody,
      nobody,
      'done',
    ]);
    expect(await membersOf(foreign)).toEqual([stranger.id]);
  });

  it('finds no team of another company, and stores nothing', async () => {
    const body = { people: [ann.email], teamId: foreign.id, leave: true };
    await expect(movePeople(await ctx(), body)).rejects.toMatchObject({ code: 'not_found' });
    expect([await membersOf(red), await actions()]).toEqual([[ann.id, bo.id], []]);
  });
});

describe('removing people', () => {
  it('removes them from one team, and withdraws an invitation to it', async () => {
    await movePeople(await ctx(), { people: [ann.email], teamId: blue.id, leave: false });
    const answer = await removePeople(await ctx(), { people: [ann.email, invitedEmail, lead.email], teamId: red.id });
    expect(outcomesOf(answer)).toEqual([
      'done',
      'done',
      'This person isn’t a member of a team here. Change leaders on the team’s page.',
    ]);
    expect([await membersOf(red), await membersOf(blue), await open()]).toEqual([[bo.id], [ann.id], 1]);
  });

  it('removes them from every team if none is named', async () => {
    await movePeople(await ctx(), { people: [ann.email], teamId: blue.id, leave: false });
    expect(outcomesOf(await removePeople(await ctx(), { people: [ann.email, invitedEmail] }))).toEqual([
      'done',
      'done',
    ]);
    expect([await membersOf(red), await membersOf(blue), await open()]).toEqual([[bo.id], [], 0]);
    expect(outcomesOf(await removePeople(await ctx(), { people: [invitedEmail] }))).toEqual([
      'No one in your company has this email address. Check it, or invite them first.',
    ]);
  });

  it('finds no team of another company', async () => {
    const body = { people: [stranger.email], teamId: foreign.id };
    await expect(removePeople(await ctx(), body)).rejects.toMatchObject({ code: 'not_found' });
    expect(await membersOf(foreign)).toEqual([stranger.id]);
  });
});

describe('reminding people', () => {
  it('reminds those who haven’t finished, sends invitations again, and says why not for the others', async () => {
    const answer = await remindPeople(await ctx(), { people: [ann.email, bo.email, invitedEmail, stranger.email] });
    const [finished, ...rest] = outcomesOf(answer);
    expect(finished).toMatch(/has already finished setting up/);
    expect(rest).toEqual([
      'done',
      'done',
      'No one in your company has this email address. Check it, or invite them first.',
    ]);
    expect(await actions()).toEqual([
      `person.nudge user:${bo.id}`,
      `invitation.resend team:${red.id}`,
      `invitation.resend team:${blue.id}`,
    ]);
    expect(await open()).toBe(2);
    expect(outcomesOf(await remindPeople(await ctx(), { people: [bo.email] }))[0]).toMatch(/in the last 24 hours/);
  });

  it('finds all people who haven’t finished if none are named', async () => {
    const { results } = await remindPeople(await ctx(), { everyone: true });
    expect(results.map(({ email }) => email)).toEqual([invitedEmail, bo.email]);
  });
});
