import { Prisma, type User } from '#/generated/prisma/client.ts';
import { replaceImage } from '#/lib/domain/accounts/person/replace-image.ts';
import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { eraseActions } from '#/lib/domain/actions/erase-actions.ts';
import { erasePersonality } from '#/lib/domain/assessment/personality/personality.service.ts';
import { eraseChannels } from '#/lib/domain/channels/connections/erase-channels.ts';
import { eraseAuthor } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { eraseFeedback } from '#/lib/domain/feedback/feedback.service.ts';
import { passKeysOn } from '#/lib/domain/keys/key.service.ts';
import { eraseAddress } from '#/lib/domain/people/access/correct-address.ts';
import { revokeAdministratorInvitations } from '#/lib/domain/places/locks/revocation.service.ts';
import type { NotedErasure } from '#/lib/domain/privacy/note-erasure.ts';
import { eraseRecipient } from '#/lib/domain/pulses/rounds/round.service.ts';
import { eraseReplies } from '#/lib/domain/replies/erase-replies.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Erasure {
  userId: number;
  companyId: number;
}

/** Columns that stay, and those that `erasePerson` sets itself: a photo is deleted with its file. */
type Kept = 'id' | 'companyId' | 'createdAt' | 'email' | 'imageName' | 'blockedAt' | 'suspendedAt';

/** What remains of an erased person: a row without a name that earlier results still count. Add new columns here. */
const nobody: Omit<Required<Prisma.UserUncheckedUpdateManyInput>, Kept> = {
  firstName: 'Former',
  lastName: 'Member',
  renamedAt: null,
  phone: '',
  timeZoneId: 11,
  timeZone: 'Europe/London',
  locale: null,
  passwordHash: null,
  confirmedAt: null,
  mailRefusedAt: null,
  onboardingStepsDone: [],
  onboardingCompletedAt: null,
  tourCompletedAt: null,
  seniorityId: null,
  yearsOfLeadershipId: null,
  birthDate: null,
  hireDate: null,
  isNewHire: null,
  hopes: [],
  channel: null,
  shareBirthday: false,
  getMembersBirthdays: false,
  normIds: [],
  motivatorRatings: [],
  motivatorPriorities: [],
  motivatorBaselines: [],
  motivatorReason: Prisma.DbNull,
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: null,
};

/**
 * Erases a person: deletes name, email address, photo, keys, roles, memberships, texts with their name and notices that
 * name them. Published results and texts without a name stay, and the address can sign up again. Returns what
 * `noteErasure` logs after the commit, or null if the person had already been erased.
 */
export async function erasePerson(
  tx: Transaction,
  ctx: Ctx,
  { userId, companyId }: Erasure,
): Promise<NotedErasure | null> {
  const now = ctx.clock.now();
  const present = [{ blockedAt: null }, { suspendedAt: { not: null } }];
  const person = await tx.user.findFirst({ where: { id: userId, companyId, OR: present } });
  if (!person) return null;
  // Before the email address is deleted, because it finds the invitations.
  if (await tx.administrator.findUnique({ where: { userId } }))
    await revokeAdministratorInvitations(tx, { companyId, userId, now });
  await replaceImage(tx, userId, null);
  const { count } = await tx.user.updateMany({
    where: { id: userId, OR: present },
    data: { ...nobody, email: `former.${userId}@account.invalid`, blockedAt: now, suspendedAt: null },
  });
  if (count === 0) return null;
  await revokeSessions(tx, ctx, { userId, reason: 'account deleted' });
  await tx.session.updateMany({ where: { userId }, data: { device: '' } });
  await eraseAttempts(tx, person);
  await eraseKeys(tx, userId);
  await eraseRoles(tx, ctx, { userId, companyId });
  await eraseTexts(tx, { userId, companyId });
  // Unpublished answers will never be published.
  await tx.waitingAnswer.deleteMany({ where: { companyId, userId } });
  await tx.factorMention.deleteMany({ where: { companyId, userId } });
  await eraseFeedback(tx, { companyId, userId });
  await eraseRecipient(tx, { companyId, userId });
  await erasePersonality(tx, { companyId, userId });
  await eraseAuthor(tx, { companyId, userId });
  await eraseActions(tx, { companyId, userId });
  await eraseReplies(tx, { companyId, userId });
  // Invitations contain the email address. Those the person sent to others stay, without their name.
  await tx.invitation.deleteMany({ where: { companyId, email: person.email } });
  await tx.addressCorrection.deleteMany({ where: { companyId, email: person.email } });
  await tx.invitation.updateMany({ where: { companyId, invitedById: userId }, data: { invitedById: null } });
  await eraseAddress(tx, companyId, person.email);
  // Also in other people's unfinished teams.
  await tx.$executeRaw`
    UPDATE teams SET draft_invites = array_remove(draft_invites, ${person.email})
    WHERE company_id = ${companyId} AND ${person.email} = ANY(draft_invites)`;
  return { userId, companyId, createdAt: person.createdAt };
}

/** Before the identities are deleted, because a subject may be all that an answer says. */
async function eraseAttempts(tx: Transaction, { id, companyId, email, firstName, lastName }: User): Promise<void> {
  await tx.$executeRaw`
    UPDATE sign_in_attempts SET answer = NULL, outcome = NULL WHERE company_id = ${companyId} AND (
      ${email} IN (lower(answer #>> '{claims,email}'), lower(outcome ->> 'email'))
      OR outcome ->> 'person' = ${`${firstName} ${lastName}`}
      OR EXISTS (SELECT FROM identities i WHERE i.user_id = ${id}
        AND i.subject IN (answer #>> '{claims,sub}', outcome ->> 'subject')))`;
}

async function eraseKeys(tx: Transaction, userId: number): Promise<void> {
  await tx.loginTicket.deleteMany({ where: { userId } });
  await tx.mailedToken.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.identity.deleteMany({ where: { userId } });
}

async function eraseRoles(tx: Transaction, ctx: Ctx, { userId, companyId }: Erasure): Promise<void> {
  await tx.administrator.deleteMany({ where: { userId } });
  await passKeysOn(tx, ctx, { companyId, userId });
  // Links and tokens that no longer worked.
  await tx.apiKey.deleteMany({ where: { companyId, ownerId: userId } });
  await tx.directoryPerson.deleteMany({ where: { companyId, userId } });
  await tx.signInException.deleteMany({ where: { companyId, userId } });
  await tx.administratorRequest.deleteMany({ where: { userId } });
  await tx.teamMember.deleteMany({ where: { companyId, userId } });
  // An unfinished team or department is only of use to the person who began or leads it.
  const draft = { companyId, completedAt: null, OR: [{ creatorId: userId, leaderId: null }, { leaderId: userId }] };
  await tx.team.deleteMany({ where: draft });
  const drafts = await tx.department.findMany({ where: draft, select: { id: true } });
  const departmentId = { in: drafts.map(({ id }) => id) };
  await tx.team.updateMany({ where: { companyId, departmentId }, data: { departmentId: null } });
  await tx.department.deleteMany({ where: { id: departmentId } });
  await tx.department.updateMany({ where: { companyId, leaderId: userId }, data: { leaderId: null } });
  await tx.department.updateMany({ where: { companyId, creatorId: userId }, data: { creatorId: null } });
  await tx.team.updateMany({ where: { companyId, leaderId: userId }, data: { leaderId: null } });
  await tx.team.updateMany({
    where: { companyId, secondaryLeaderId: userId },
    data: { secondaryLeaderId: null, secondaryWasMember: false },
  });
  await tx.team.updateMany({ where: { companyId, creatorId: userId }, data: { creatorId: null } });
  await tx.leadership.deleteMany({ where: { companyId, userId } });
}

async function eraseTexts(tx: Transaction, { userId, companyId }: Erasure): Promise<void> {
  await tx.notification.deleteMany({ where: { companyId, OR: [{ userId }, { aboutUserId: userId }] } });
  await tx.mailOptOut.deleteMany({ where: { userId } });
  await tx.pushDevice.deleteMany({ where: { companyId, userId } });
  await eraseChannels(tx, { companyId, userId });
  // The counts stay, because a lower one would reveal how the person voted.
  await tx.$executeRaw`
    WITH gone AS (DELETE FROM faq_votes WHERE company_id = ${companyId} AND user_id = ${userId} RETURNING entry_id, value)
    INSERT INTO faq_former_votes AS former (company_id, entry_id, likes, dislikes)
    SELECT ${companyId}, entry_id, (value = 1)::int, (value = -1)::int FROM gone ORDER BY entry_id
    ON CONFLICT (company_id, entry_id) DO UPDATE
      SET likes = former.likes + excluded.likes, dislikes = former.dislikes + excluded.dislikes`;
  await tx.motivatorSatisfaction.deleteMany({ where: { userId } });
  // By the check-ins, which have an index on the person: one on the answers would slow down every answer.
  await tx.$executeRaw`
    UPDATE check_in_answers a SET elaborate = NULL FROM check_ins c
    WHERE c.company_id = ${companyId} AND c.user_id = ${userId} AND a.check_in_id = c.id AND a.elaborate IS NOT NULL`;
}
