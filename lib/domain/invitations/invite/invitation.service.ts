import type { Team, User } from '#/generated/prisma/client.ts';
import { takeSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { presentSubject } from '#/lib/domain/invitations/invitations.present.ts';
import { type InvitedPerson, storeInvitations } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { requireInvitable, takeInvitationPoints } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import type { Place } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { message } from '#/lib/words/message.ts';

/** The position a colleague already has. */
type Objection = 'administrator' | 'departmentLeader' | 'leader' | 'secondaryLeader' | 'member';

interface Invitation {
  place: Place;
  /** Returns why this colleague can't be invited; null if they can. */
  objection: (colleague: User) => Promise<Objection | null> | Objection | null;
}

/**
 * Invites one person to the place from `prepare`, which checks the right to it. Throws `invalid` for the caller, for a
 * blocked colleague and for someone who already has the place. Also throws what `takeInvitationPoints`,
 * `requireInvitable` and `prepare` throw. An account in another company doesn't matter: only the email to its owner
 * mentions it.
 */
export async function invitePerson(
  ctx: UserCtx,
  person: InvitedPerson & { keep?: boolean },
  prepare: (tx: Transaction) => Promise<Invitation>,
): Promise<Record<string, never>> {
  await takeInvitationPoints(ctx);
  await requireInvitable(person.email);
  await inTransaction(ctx.db, async (tx) => {
    const { place, objection } = await prepare(tx);
    if (person.email === ctx.actor.email) throw invalid(message('invitations.answers.yourself'));
    const colleague = await tx.user.findFirst({
      where: { companyId: ctx.company.id, email: person.email, confirmedAt: { not: null } },
    });
    if (colleague) await refuse(colleague, objection);
    await invitePeople(tx, ctx, place, [person], { keepPrevious: person.keep });
  });
  return {};
}

async function refuse(colleague: User, objection: Invitation['objection']): Promise<void> {
  const name = `${colleague.firstName} ${colleague.lastName}`;
  if (colleague.blockedAt) throw invalid(message('people.answers.suspendedPerson', { name }));
  const reason = await objection(colleague);
  if (reason) throw invalid(message(`invitations.objections.${reason}`, { name }));
}

/**
 * Invites people to one place in the caller's name, with one email each, sent when the transaction commits. Throws what
 * `takeSeats` throws if the plan has no seat left.
 */
export async function invitePeople(
  tx: Transaction,
  ctx: UserCtx,
  place: Place,
  people: readonly InvitedPerson[],
  { keepPrevious }: { keepPrevious?: boolean | undefined } = {},
): Promise<void> {
  const sender = { invitedById: ctx.actor.userId, now: ctx.clock.now() };
  const emails = people.map(({ email }) => email);
  const { companyId } = place;
  await takeSeats(tx, ctx, { companyId, places: [place], emails, invitedById: sender.invitedById });
  const invitations = await storeInvitations(tx, [{ place, people, keepPrevious }], sender);
  if (invitations.length === 0) return;
  await enqueue(tx, sendInvitationMail, ...invitations.map(({ id, version }) => ({ invitationId: id, version })));
  await recordEvent(tx, ctx, {
    action: 'invitation.create',
    subject: presentSubject(place),
    details: { kind: place.kind, invitations: invitations.length },
  });
}

/** Invites email addresses to a team, with one email each; an earlier open invitation of an address is replaced. */
export async function inviteMembers(
  tx: Transaction,
  ctx: UserCtx,
  team: Pick<Team, 'id' | 'companyId'>,
  emails: readonly string[],
): Promise<void> {
  const place = { companyId: team.companyId, kind: 'team_member', departmentId: null, teamId: team.id } as const;
  await invitePeople(
    tx,
    ctx,
    place,
    emails.map((email) => ({ email })),
  );
}
