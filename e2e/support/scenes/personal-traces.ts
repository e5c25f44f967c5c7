import { expect } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import type { User } from '#/generated/prisma/client.ts';
import { notifyTeammates } from '#/lib/domain/birthdays/steps/notify-teammates.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/steps/rebuild-person-months.ts';
import { createCoachPost } from '#/lib/domain/coaching/commands/create-coach-post.ts';
import { notifyLeaderOfMember } from '#/lib/domain/notifications/steps/notify-leader-of-member.ts';
import { previewImport } from '#/lib/domain/people/commands/preview-import.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { newImageName } from '#/lib/platform/image.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCoachItem } from '#/prisma/seed/builders/build-coach-item.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildFeedbackImage } from '#/prisma/seed/builders/build-feedback-image.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const MINUTE = 60_000;

/** Leaves everything that a person can leave behind, with the secret word in every text. */
export async function leaveTraces(person: User, secret: string): Promise<{ teamId: number }> {
  const db = prisma();
  const { id: userId, companyId, timeZone } = person;
  const imageName = newImageName();
  await db.storedImage.create({
    data: { name: imageName, companyId, bytes: new Uint8Array(9), createdAt: new Date() },
  });
  await db.user.update({
    where: { id: userId },
    data: {
      imageName,
      normIds: [1],
      motivatorPriorities: [1, 2, 3],
      motivatorBaselines: [{ id: 1, baselineId: 2 }],
      motivatorReason: { id: 1, options: [2] },
      totpSecret: new Uint8Array(20),
      seniorityId: 3,
      yearsOfLeadershipId: 2,
      birthDate: new Date('1990-05-17'),
      hireDate: new Date('2020-02-01'),
      isNewHire: true,
      hopes: [2, 1],
      shareBirthday: true,
      getMembersBirthdays: true,
      onboardingStepsDone: [1, 5, 6],
    },
  });
  const department = await buildDepartment(db, { companyId, leaderId: userId });
  const team = await buildTeam(db, { companyId, departmentId: department.id, creatorId: userId, leaderId: userId });
  await buildTeam(db, { companyId, secondaryLeaderId: userId });
  await buildTeam(db, { companyId, creatorId: userId, completedAt: null, draftInvites: [`${secret}@draft.example`] });
  const draft = await buildDepartment(db, { companyId, leaderId: userId, completedAt: null, name: secret });
  await buildTeam(db, { companyId, leaderId: userId, completedAt: null, name: secret, departmentId: draft.id });
  await buildDepartment(db, { companyId, creatorId: userId, completedAt: null, name: secret });
  await buildDepartment(db, { companyId, creatorId: userId });
  await buildMember(db, { team, user: person });
  await buildMember(db, { team, user: { getMembersBirthdays: true } });
  const checkIn = await buildCheckIn(db, { team, userId, localDate: '2026-03-02' });
  await buildAnswer(db, { checkIn, elaborate: `${secret} said` });
  await rebuildPersonMonths(pool(), { companyId });
  await db.motivatorSatisfaction.create({ data: { userId, motivatorId: 3, satisfaction: 50, answeredAt: new Date() } });
  await db.personalityAnswer.create({ data: { companyId, userId, itemId: 1, value: 4 } });
  const result = { instrumentId: 'ipip-50', raw: [30, 30, 30, 30, 30], isUniform: false, completedAt: new Date() };
  await db.personalityResult.create({ data: { companyId, userId, ...result } });
  const words = { title: secret, message: secret, icon: 'bell', color: 'blue' };
  await db.notification.create({ data: { companyId, userId, role: 'Member', createdAt: new Date(), ...words } });
  await createCoachPost(await userCtx(person, { role: 'Team Leader' }), team.id, {
    text: `${secret} wrote`,
    anonymously: false,
    isMotivation: false,
  });
  const clock = fixedClock(new Date());
  await db.$transaction((tx) => notifyTeammates(tx, { clock }, { companyId, timeZone, localDate: '2026-05-17' }));
  const item = await buildCoachItem(db, { team, audience: 'member', item: { userId, facts: { norm: secret } } });
  await db.coachItemState.create({ data: { companyId, itemId: item.id, userId, vote: 1 } });
  await db.feedback.create({ data: { companyId, userId, text: `${secret} asked`, createdAt: new Date() } });
  await buildFeedbackImage(db, person);
  await db.faqVote.create({ data: { companyId, userId, entryId: 101, value: 1 } });
  const linked = { provider: 'oidc', issuer: 'https://issuer.example', subject: secret, email: person.email };
  await db.identity.create({ data: { userId, ...linked, createdAt: new Date(), lastUsedAt: new Date() } });
  await db.recoveryCode.create({ data: { userId, codeHash: new Uint8Array(32) } });
  const life = { userId, expiresAt: new Date(Date.now() + MINUTE) };
  await db.loginTicket.create({ data: { ...life, tokenHash: newSecret('tkt_').hash } });
  await db.mailedToken.create({ data: { ...life, kind: 'reset_password', createdAt: new Date() } });
  await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, email: person.email });
  const guest = { email: `guest.${uniqueWord()}@example.com`, invitedById: userId };
  await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, ...guest });
  const session = await signInAs(db, person);
  await db.session.update({ where: { id: session.id }, data: { device: `Browser of ${secret}` } });
  return { teamId: team.id };
}

/** Leaves somebody else the notification that the person joined their team. */
export async function leaveNotice({ id: userId, companyId }: User): Promise<void> {
  const { id: leaderId } = await buildUser(prisma(), { companyId });
  const { id: teamId } = await buildTeam(prisma(), { companyId, leaderId });
  await prisma().$transaction((tx) => notifyLeaderOfMember(tx, jobCtx(), { companyId, teamId, userId }));
}

/** Leaves an imported file that names the person in every way: in their own row, as a leader, and in an error. */
export async function leaveFile(person: User, secret: string): Promise<number> {
  const administrator = await buildAdministrator(prisma(), { companyId: person.companyId });
  const lines = [
    `${person.email},${secret},${secret},Chess,`,
    `ann@example.com,Ann,Low,Go,${person.email}`,
    `bob@example.com,Bob,Low,Go,cy@example.com`,
  ];
  const file = new File([`email,first name,last name,team,leader\n${lines.join('\n')}`], 'people.csv');
  const { import: peopleImport } = await previewImport(await userCtx(administrator), { file, move: 'false' });
  expect(peopleImport.errors.map(({ line }) => line)).toEqual([4, 4]);
  return peopleImport.id;
}

/** Returns the names of the tables that contain the word in some row. */
export async function tablesWith(word: string): Promise<string[]> {
  const tables = await pool().query<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const names: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool().query(`SELECT 1 FROM ${name} AS t WHERE t::text LIKE $1`, [`%${word}%`]);
    if (rows.length > 0) names.push(name);
  }
  return names;
}
