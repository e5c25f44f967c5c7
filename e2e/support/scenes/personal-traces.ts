import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import type { User } from '#/generated/prisma/client.ts';
import { notifyTeammates } from '#/lib/domain/birthdays/birthday.service.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { createCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { notifyLeaderOfMember } from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { previewImport } from '#/lib/domain/people/imports/preview-import.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { newImageName } from '#/lib/platform/image.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCoachItem } from '#/prisma/seed/builders/build-coach-item.ts';
import { buildConnection } from '#/prisma/seed/builders/build-connection.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildFeedbackImage } from '#/prisma/seed/builders/build-feedback-image.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildPushDevice } from '#/prisma/seed/builders/build-push-device.ts';
import { buildPulseThread, buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildSignInAttempt } from '#/prisma/seed/builders/build-sign-in-attempt.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const MINUTE = 60_000;

/** Stores everything that a person can leave behind, with the secret word in every text. */
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
  const { id: postId } = await buildPost(db, { team });
  await db.acknowledgement.create({ data: { companyId, postId, userId, word: 1, untoldOn: new Date() } });
  const { post: repliedPost } = await buildReplyThread(db, { team, thread: { holderId: userId, signedById: userId } });
  const ofThread = { companyId, postId: repliedPost.id, visibleAt: new Date(), isNotified: true };
  await db.replyMessage.createMany({
    data: [
      ...['reply', 'note', 'answered'].map((kind) => ({ ...ofThread, id: randomUUID(), userId, kind, text: secret })),
      { ...ofThread, id: randomUUID(), kind: 'author', text: `${secret} signed` },
    ],
  });
  const { answer } = await buildPulseThread(db, {
    creator: person,
    team,
    thread: { holderId: userId, signedById: userId },
  });
  const ofText = { companyId, answerId: answer.id, visibleAt: new Date(), isNotified: true };
  await db.pulseThreadMessage.createMany({
    data: [
      ...['reply', 'note', 'answered'].map((kind) => ({ ...ofText, id: randomUUID(), userId, kind, text: secret })),
      { ...ofText, id: randomUUID(), kind: 'author', text: `${secret} signed` },
    ],
  });
  await db.pulseAcknowledgement.create({ data: { companyId, answerId: answer.id, userId, word: 1 } });
  const clock = fixedClock(new Date());
  await db.$transaction((tx) => notifyTeammates(tx, { clock }, { companyId, timeZone, localDate: '2026-05-17' }));
  await buildAction(db, { team, action: { will: `${secret} tries`, madeById: userId, ownerId: userId } });
  await buildAction(db, { team, action: { topic: 'other', said: secret, will: secret, madeById: userId } });
  await buildAction(db, { team, action: { madeById: userId, ownerId: userId } });
  await buildAction(db, {
    team,
    action: { state: 'ended', settledOn: new Date(), why: `${secret} stops`, endedById: userId },
  });
  const item = await buildCoachItem(db, { team, audience: 'member', item: { userId, facts: { norm: secret } } });
  await db.coachItemState.create({ data: { companyId, itemId: item.id, userId, vote: 1 } });
  await db.feedback.create({ data: { companyId, userId, text: `${secret} asked`, createdAt: new Date() } });
  await buildFeedbackImage(db, person);
  await db.faqVote.create({ data: { companyId, userId, entryId: 101, value: 1 } });
  const linked = { provider: 'oidc', issuer: 'https://issuer.example', subject: secret, email: person.email };
  await db.identity.create({ data: { userId, ...linked, createdAt: new Date(), lastUsedAt: new Date() } });
  const { id: connectionId } = await buildSignInConnection(db, { companyId });
  await db.signInException.create({ data: { companyId, connectionId, userId } });
  const expiresAt = new Date(Date.now() + MINUTE);
  for (const said of [
    { answer: { claims: { sub: 'another', email: person.email.toUpperCase(), given_name: secret } } },
    { answer: { claims: { sub: secret, email: null, given_name: secret } } },
    { outcome: { email: person.email.toUpperCase(), subject: 'another', person: null, reason: secret } },
    { outcome: { email: null, subject: secret, person: null, reason: null } },
    { outcome: { email: null, subject: 'another', person: `${secret}-first ${secret}-last`, reason: null } },
  ]) {
    const { id } = await buildSignInAttempt(db, { companyId, expiresAt });
    await db.signInAttempt.update({ where: { id }, data: said });
  }
  const called = {
    userName: person.email,
    externalId: secret,
    isActive: true,
    linkedAt: new Date(),
    seenAt: new Date(),
  };
  await db.directoryPerson.create({ data: { companyId, userId, ...called } });
  const group = await db.directoryGroup.create({ data: { companyId, displayName: 'Mobile', madeAt: new Date() } });
  await db.directoryMember.create({ data: { companyId, groupId: group.id, userId } });
  await db.recoveryCode.create({ data: { userId, codeHash: new Uint8Array(32) } });
  const life = { userId, expiresAt: new Date(Date.now() + MINUTE) };
  await db.loginTicket.create({ data: { ...life, tokenHash: newSecret('tkt_').hash } });
  await db.mailedToken.create({ data: { ...life, kind: 'reset_password', createdAt: new Date() } });
  await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, email: person.email });
  const guest = { email: `guest.${uniqueWord()}@example.com`, invitedById: userId };
  const { id: invitationId } = await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, ...guest });
  // Someone else was invited with the person's email address until it was corrected.
  await db.addressCorrection.create({ data: { companyId, invitationId, email: person.email, newEmail: guest.email } });
  const session = await signInAs(db, person);
  await db.session.update({ where: { id: session.id }, data: { device: `Browser of ${secret}` } });
  return { teamId: team.id };
}

/** Stores the notification for someone else that the person joined their team. */
export async function leaveNotice({ id: userId, companyId }: User): Promise<void> {
  const { id: leaderId } = await buildUser(prisma(), { companyId });
  const { id: teamId } = await buildTeam(prisma(), { companyId, leaderId });
  await prisma().$transaction((tx) => notifyLeaderOfMember(tx, jobCtx(), { companyId, teamId, userId }));
}

/**
 * Stores an imported file that names the person in every possible way: in their own row, as a leader, and in an error.
 */
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

/** Stores the person's id in every column that `leaveTraces` and `leaveNotice` don't fill. */
export async function leaveIds(person: User): Promise<void> {
  const db = prisma();
  const { id: userId, companyId } = person;
  const createdAt = new Date();
  const today = new Date('2026-03-02');
  await buildAdministrator(db, { companyId });
  await db.administrator.create({ data: { companyId, userId } });
  await db.administratorRequest.create({ data: { companyId, userId, askedAt: createdAt, isNewcomer: false } });
  await db.auditEntry.create({ data: { at: createdAt, companyId, actorKind: 'user', actorId: userId, action: 'x' } });
  await buildApiKey(db, person);
  await db.checkoutAttempt.create({ data: { id: randomUUID(), companyId, actorId: userId, createdAt } });
  await db.mailOptOut.create({ data: { companyId, userId, kind: 'check-ins', createdAt } });
  await buildPushDevice(db, person);
  const { id: connectionId } = await buildConnection(db, { companyId });
  await db.channelConnection.update({ where: { id: connectionId }, data: { connectedById: userId } });
  await db.channelPerson.create({ data: { companyId, connectionId, userId, externalId: 'U1', matchedAt: createdAt } });
  const place = { conversationId: 'D1', externalId: '1.1', about: 'check-in', aboutId: 1, number: 0 };
  await db.channelMessage.create({ data: { companyId, connectionId, userId, ...place, sentAt: createdAt } });
  const team = await buildTeam(db, { companyId });
  const { id: teamId } = team;
  const checkIn = await buildCheckIn(db, { team, userId, localDate: '2026-03-03' });
  const of = { checkInId: checkIn.id, teamId, userId, localDate: today };
  const step = await buildAction(db, { team });
  await db.actionBallot.create({ data: { companyId, actionId: step.id, closesOn: today } });
  await db.actionVoter.create({ data: { companyId, actionId: step.id, userId } });
  const share = { companyId, teamId, sharedById: userId, month: today, sharedOn: today, votersMin: 5 };
  const { id: shareId } = await db.share.create({ data: share });
  await db.shareVoter.create({ data: { companyId, shareId, userId } });
  await db.memberRating.create({ data: { ...of, value: 60 } });
  await db.normAnswer.create({ data: { ...of, normId: 1, value: 3 } });
  await db.monthAnswer.create({ data: { companyId, userId, questionId: 1, month: today, submittedAt: createdAt } });
  const sums = { companyId, teamId, metric: 1, userId, high: 0, low: 0 };
  await db.waitingAnswer.create({ data: { ...sums, answeredOn: today, answers: 1, total: 50 } });
  await db.factorMention.create({ data: { ...sums, departmentId: 0, publishedOn: today, middle: 1 } });
  const by = { createdById: userId, undoneById: userId };
  const file = await db.peopleImport.create({ data: { companyId, ...by, fileName: 'a.csv', createdAt, counts: {} } });
  await db.peopleImportChange.create({ data: { importId: file.id, kind: 'lead', userId, previousUserId: userId } });
  const session = await signInAs(db, person);
  const ids = { sessionId: session.id, companyId, leaderId: userId, memberId: userId, teamId };
  const life = { createdAt, expiresAt: new Date(Date.now() + MINUTE) };
  await db.previewToken.create({ data: { ...ids, ...life, tokenHash: newSecret('prv_').hash } });
  const pulse = await buildPulse(db, { creator: person, teams: [team] });
  const { recipients } = await buildPulseRound(db, { pulse, team, userIds: [userId] });
  await db.pulseRecipient.updateMany({
    where: { id: { in: recipients.map(({ id }) => id) } },
    data: { answered: true },
  });
  const report = { companyId, requesterId: userId, role: 'Administrator', flag: 'send', wanted: {}, totalCount: 1 };
  const { id: exportId } = await db.reportExport.create({ data: { ...report, createdAt } });
  await db.reportMail.create({ data: { exportId, userId, scopes: [] } });
}
