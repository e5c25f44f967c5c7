import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { leadershipsOf } from '#/e2e/support/measures/leaderships.ts';
import { applyLines, openImportScene, undoToTheEnd } from '#/e2e/support/scenes/import-scene.ts';
import type { Prisma, User } from '#/generated/prisma/client.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { getCheckInReport } from '#/lib/domain/check-ins/report/get-check-in-report.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { addSecondaryLeader } from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const scene = openImportScene();
const today = () => localDateAt(new Date(), 'Europe/London');
/** Someone else of the company. */
let person: User;

beforeEach(async () => {
  const { companyId } = scene.administrator;
  person = await buildUser(prisma(), { companyId, email: `chief.${scene.word}@x.com` });
  await answer(addDays(today(), -1));
});

async function answer(localDate: LocalDate): Promise<void> {
  const checkIn = await buildCheckIn(prisma(), { team: scene.team, userId: scene.ada.id, localDate });
  await buildAnswer(prisma(), { checkIn });
}

async function add(user: User, by: User): Promise<User> {
  await addSecondaryLeader(await userCtx(by), scene.team.id, { userId: user.id });
  return user;
}

async function join(kind: Prisma.InvitationUncheckedCreateInput['kind']): Promise<User> {
  const { companyId, email } = person;
  const { id } = await buildInvitation(prisma(), { companyId, kind, email, teamId: scene.team.id });
  await joinInvitation(await userCtx(person), mailedToken('inv_', id));
  return person;
}

const takeOver = () => applyLines(scene, ['chief@,,,Engineering,Compilers,Team Leader,']);

/** Makes someone a leader of the team, and returns them. */
const ways: [name: string, appoint: () => Promise<User>][] = [
  ['on their own', () => add(scene.administrator, scene.administrator)],
  ['by the team’s leader', () => add(person, scene.lead)],
  ['by an invitation to help lead it', () => join('secondary_leader')],
  ['by an invitation to take it over', () => join('team_leader')],
  ['by an import', () => takeOver().then(() => person)],
  [
    'by taking an import back',
    () =>
      takeOver()
        .then((id) => undoToTheEnd(scene, id))
        .then(() => scene.lead),
  ],
];

const nameOf = ({ firstName, lastName }: User) => `<strong>${firstName} ${lastName}</strong>`;
const messagesOf = async ({ id: userId }: User) =>
  (await findNotices({ where: { userId } })).map(({ message }) => message);

describe.each(ways)('a person who becomes a leader %s', (_, appoint) => {
  it('reads by name from that day, and the members are notified', async () => {
    const leader = await appoint();
    const leaderships = await leadershipsOf(leader.id);
    expect(leaderships.filter(({ endedOn }) => endedOn === null)).toEqual([
      { teamId: scene.team.id, beginsOn: today(), endedOn: null },
    ]);
    const sentence = `${nameOf(leader)} can read your check-ins by name, starting today.`;
    expect(await messagesOf(scene.ada)).toContainEqual(expect.stringContaining(sentence));
    const ctx = await userCtx(leader, { role: 'Team Leader' });
    const report = await getCheckInReport(ctx, { id: scene.team.id, date: addDays(today(), -1) });
    // The previous leader reads those days by name, and no one else does.
    const hiddenReason = leader.id === scene.lead.id ? null : 'before_you_led';
    expect(report).toMatchObject({ hiddenReason, namedSince: today() });
    expect(report.answers.length > 0).toBe(hiddenReason === null);
  });
});

it('the team’s leader is also notified of a secondary leader', async () => {
  await add(person, scene.administrator);
  const sentence = `${nameOf(person)} can read your check-ins by name, starting today.`;
  expect(await messagesOf(scene.lead)).toEqual([expect.stringContaining(sentence)]);
});

it('the notice names a later day if anyone has answered for today', async () => {
  await answer(today());
  await add(person, scene.lead);
  const day = formatDate(addDays(today(), 1), 'en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
  const sentence = `${nameOf(person)} can read your check-ins by name, starting ${day}.`;
  expect(await messagesOf(scene.ada)).toEqual([expect.stringContaining(sentence)]);
});
