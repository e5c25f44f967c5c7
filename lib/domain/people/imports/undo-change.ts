import type { PeopleImportChange } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { giveBackAccess } from '#/lib/domain/people/access/access.service.ts';
import { notifyOfLeader } from '#/lib/domain/people/import-changes/import-leader.service.ts';
import type { ChangeKind } from '#/lib/domain/people/import-changes/open-ledger.ts';
import { isOnlyAdministrator } from '#/lib/domain/places/locks/lock-places.ts';
import {
  revokeAdministratorInvitations,
  revokeSecondaryInvitations,
  rotateLinkVersion,
} from '#/lib/domain/places/locks/revocation.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

interface Undoing extends PeopleImportChange {
  companyId: number;
  /** Who undoes the import. */
  actorId: number;
  now: Date;
}

const undone = 'undone';
const changed = message('people.import.undo.leaderChanged');
const inUse = message('people.import.undo.inUse');

/** Undoes one change of an import. Returns `undone`, or the message that says why the change stays. */
export async function undoChange(tx: Transaction, ctx: Ctx, change: Undoing): Promise<string> {
  return undo[change.kind as ChangeKind](tx, change, ctx);
}

const undo: Record<ChangeKind, (tx: Transaction, change: Undoing, ctx: Ctx) => Promise<string>> = {
  async invited(tx, { invitationId, companyId, now }) {
    const invitation = await tx.invitation.findFirst({ where: { id: invitationId ?? 0, companyId } });
    if (!invitation) return undone;
    const { kind, email, teamId, departmentId } = invitation;
    // Inviting the email address again replaces the invitation by a new one.
    const same = { id: { gte: invitation.id }, companyId, kind, email, teamId, departmentId };
    await tx.invitation.updateMany({ where: { ...same, acceptedAt: null, revokedAt: null }, data: { revokedAt: now } });
    const accepted = await tx.invitation.count({ where: { ...same, acceptedAt: { not: null } } });
    return accepted > 0 ? message('people.import.undo.accepted') : undone;
  },

  async membership_added(tx, { teamId, userId, companyId, now }) {
    const id = teamId ?? 0;
    const { count } = await tx.teamMember.deleteMany({ where: { teamId: id, userId: userId ?? 0, companyId } });
    // The person may know the share link.
    if (count === 1) await rotateLinkVersion(tx, { companyId, kind: 'team_member', id }, now);
    return undone;
  },

  async membership_ended(tx, { teamId, userId, companyId, joinedAt, now }) {
    const team = await tx.team.findFirst({ where: { id: teamId ?? 0, companyId } });
    const person = await tx.user.findFirst({ where: { id: userId ?? 0, companyId, blockedAt: null } });
    if (!team) return message('people.import.undo.teamGone');
    if (!person) return message('people.import.undo.personGone');
    if (team.leaderId === person.id || team.secondaryLeaderId === person.id) return message('people.import.undo.leads');
    const data = { teamId: team.id, userId: person.id, companyId, joinedAt: joinedAt ?? now };
    await tx.teamMember.createMany({ data, skipDuplicates: true });
    return undone;
  },

  async administrator_added(tx, { userId, companyId, now }) {
    if (await isOnlyAdministrator(tx, companyId, userId ?? 0)) return message('people.import.undo.lastAdministrator');
    const { count } = await tx.administrator.deleteMany({ where: { companyId, userId: userId ?? 0 } });
    if (count > 0) await revokeAdministratorInvitations(tx, { companyId, userId: userId ?? 0, now });
    return undone;
  },

  async department_leader_set(tx, change, ctx) {
    const { departmentId, userId, companyId, now } = change;
    const id = departmentId ?? 0;
    const department = await tx.department.findFirst({ where: { id, companyId, leaderId: userId } });
    if (!department) return changed;
    const leaderId = await stillThere(tx, change);
    await tx.department.update({ where: { id }, data: { leaderId } });
    await rotateLinkVersion(tx, { companyId, kind: 'department_team_leader', id }, now);
    await notifyOfReturn(tx, ctx, change, { leaderId, name: department.name, teamId: null });
    return undone;
  },

  async team_leader_set(tx, change, ctx) {
    const { teamId, userId, companyId, now } = change;
    const id = teamId ?? 0;
    const team = await tx.team.findFirst({ where: { id, companyId, leaderId: userId } });
    if (!team) return changed;
    const leaderId = await stillThere(tx, change);
    await tx.team.update({ where: { id }, data: { leaderId } });
    await rotateLinkVersion(tx, { companyId, kind: 'team_member', id }, now);
    if (userId !== null) await revokeSecondaryInvitations(tx, { companyId, teamId: id, leaderId: userId, now });
    await notifyOfReturn(tx, ctx, change, { leaderId, name: team.name, teamId: id });
    return undone;
  },

  async suspended(tx, { userId, suspendedAt, companyId, actorId, importId }, ctx) {
    const person = await tx.user.findFirst({ where: { id: userId ?? 0, companyId } });
    if (!person?.blockedAt) return undone;
    if (person.suspendedAt?.getTime() !== suspendedAt?.getTime()) return message('people.import.undo.endedSince');
    try {
      await giveBackAccess(tx, ctx, person);
    } catch (error) {
      if (!isProblem(error)) throw error;
      return error.said.message;
    }
    const note = { action: 'person.restore', subject: `user:${person.id}`, companyId, actorId } as const;
    await recordEvent(tx, ctx, { ...note, details: { import: importId }, facts: null });
    return undone;
  },

  async team_created(tx, { teamId, companyId }) {
    const open = { acceptedAt: null, revokedAt: null };
    const none = {};
    const nobody = { members: { none }, leaderId: null, secondaryLeaderId: null };
    const empty = { ...nobody, invitations: { none: open }, checkIns: { none } };
    return outcomeOf(await tx.team.deleteMany({ where: { id: teamId ?? 0, companyId, ...empty } }), () =>
      tx.team.count({ where: { id: teamId ?? 0, companyId } }),
    );
  },

  async department_created(tx, { departmentId, companyId }) {
    const open = { acceptedAt: null, revokedAt: null };
    const empty = { teams: { none: {} }, leaderId: null, invitations: { none: open } };
    return outcomeOf(await tx.department.deleteMany({ where: { id: departmentId ?? 0, companyId, ...empty } }), () =>
      tx.department.count({ where: { id: departmentId ?? 0, companyId } }),
    );
  },
};

/** Returns whether something was undone; what someone else has deleted in the meantime counts as undone. */
async function outcomeOf({ count }: { count: number }, remaining: () => Promise<number>): Promise<string> {
  return count > 0 || (await remaining()) === 0 ? undone : inUse;
}

/** Notifies people that the previous leader leads again, if there is one. */
async function notifyOfReturn(
  tx: Transaction,
  ctx: Ctx,
  change: Undoing,
  { leaderId, ...of }: { leaderId: number | null; name: string; teamId: number | null },
): Promise<void> {
  if (leaderId !== null) await notifyOfLeader(tx, ctx, change, { userId: leaderId, before: change.userId, ...of });
}

/** Returns the previous leader, or null if that person has left the company. */
async function stillThere(tx: Transaction, { previousUserId, companyId }: Undoing): Promise<number | null> {
  if (previousUserId === null) return null;
  const person = await tx.user.findFirst({ where: { id: previousUserId, companyId, blockedAt: null } });
  return person?.id ?? null;
}
