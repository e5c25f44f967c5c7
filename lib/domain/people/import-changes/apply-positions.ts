import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { storeInvitations } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { setLeaders } from '#/lib/domain/people/import-changes/import-leader.service.ts';
import { createPlaces } from '#/lib/domain/people/import-changes/import-place.service.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import { type Directory, findDepartment, findTeam } from '#/lib/domain/people/import-file/import-directory.ts';
import type { PlacedPosition, Position } from '#/lib/domain/people/import-file/import-position.ts';
import { readImportDirectory } from '#/lib/domain/people/import-file/read-import-directory.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/**
 * Gives people the positions of a file that they don't have yet. Missing places are created; people with an account get
 * their position immediately, all others an invitation. Repeating it changes nothing.
 */
export async function applyPositions(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  positions: readonly Position[],
): Promise<void> {
  if (positions.length === 0) return;
  const rows = positions.map(({ email }) => ({ email, leader: '' }));
  await lockStructure(tx, ledger.companyId, rows, positions, ledger.actorId);
  // Read after locking, so that it stays true until the transaction ends.
  const directory = await readImportDirectory(tx, ledger.companyId, rows);
  await createPlaces(tx, ctx, ledger, directory, positions);
  const placed = positions
    .filter(({ email }) => !directory.blocked.has(email))
    .map((position) => place(position, directory));
  const isOf = (role: Position['role']) => (position: PlacedPosition) => position.role === role;
  await inviteNewcomers(
    tx,
    ledger,
    directory,
    placed.filter(({ userId }) => userId === null),
  );
  const existingPeople = placed.filter(({ userId }) => userId !== null);
  await addAdministrators(tx, ctx, ledger, existingPeople.filter(isOf('Administrator')));
  await setLeaders(tx, ctx, ledger, existingPeople);
  await addMembers(tx, ledger, existingPeople.filter(isOf('Member')));
}

function place(position: Position, directory: Directory): PlacedPosition {
  const { role, department, team, email } = position;
  const isOfTeam = role === 'Member' || role === 'Team Leader';
  return {
    ...position,
    userId: directory.persons.get(email)?.id ?? null,
    departmentId: role === 'Department Leader' ? (findDepartment(directory, department).match?.id ?? null) : null,
    teamId: isOfTeam ? (findTeam(directory, department, team).match?.id ?? null) : null,
  };
}

/** Makes people administrators, except for those who already are. */
async function addAdministrators(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  people: readonly PlacedPosition[],
): Promise<void> {
  const { companyId, now, actorId, importId } = ledger;
  const newAdministrators = await tx.administrator.createManyAndReturn({
    data: people.flatMap(({ userId }) => (userId === null ? [] : { companyId, userId, createdAt: now })),
    skipDuplicates: true,
    select: { userId: true },
  });
  await tx.administratorRequest.deleteMany({
    where: { companyId, userId: { in: newAdministrators.map(({ userId }) => userId) } },
  });
  for (const { userId } of newAdministrators) {
    ledger.add('administrator_added', { userId });
    ledger.affected.add(userId);
    const details = { import: importId };
    await recordEvent(tx, ctx, { action: 'administrator.add', subject: `user:${userId}`, companyId, actorId, details });
  }
}

/** Adds people to teams; members and leaders of the team keep their position. */
async function addMembers(tx: Transaction, ledger: Ledger, people: readonly PlacedPosition[]): Promise<void> {
  const { companyId, now } = ledger;
  const teamIds = people.flatMap(({ teamId }) => teamId ?? []);
  const teams = await tx.team.findMany({
    where: { companyId, id: { in: teamIds } },
    select: { id: true, leaderId: true, secondaryLeaderId: true },
  });
  const leads = new Set(
    teams.flatMap(({ id, leaderId, secondaryLeaderId }) => [`${id}:${leaderId}`, `${id}:${secondaryLeaderId}`]),
  );
  const newMemberships = await tx.teamMember.createManyAndReturn({
    data: people.flatMap(({ teamId, userId }) =>
      teamId === null || userId === null || leads.has(`${teamId}:${userId}`)
        ? []
        : { teamId, userId, companyId, joinedAt: now },
    ),
    skipDuplicates: true,
    select: { teamId: true, userId: true },
  });
  for (const { teamId, userId } of newMemberships) {
    ledger.add('membership_added', { teamId, userId });
    ledger.affected.add(userId);
  }
}

/**
 * Locks the people of some rows and the person who imports them, the company, and the departments and teams they name.
 * Everything that changes the structure locks in this order: people, company, departments, teams.
 */
async function lockStructure(
  tx: Transaction,
  companyId: number,
  rows: readonly { email: string; leader: string }[],
  positions: readonly Pick<Position, 'department' | 'team'>[],
  actorId: number,
): Promise<void> {
  const emails = rows.map(({ email }) => email);
  await tx.$queryRaw`
    SELECT id FROM users WHERE company_id = ${companyId} AND (email = ANY(${emails}) OR id = ${actorId}) ORDER BY id FOR SHARE`;
  const directory = await readImportDirectory(tx, companyId, []);
  const places = positions.map(({ department, team }) => ({
    departmentId: findDepartment(directory, department).match?.id ?? null,
    teamId: findTeam(directory, department, team).match?.id ?? null,
  }));
  const company = { departmentId: null, teamId: null };
  await lockPlaces(
    tx,
    [company, ...places].map((place) => ({ ...place, companyId })),
  );
}

const kinds: Record<RoleName, InvitationKind> = {
  Administrator: 'company_administrator',
  'Department Leader': 'department_leader',
  'Team Leader': 'team_leader',
  Member: 'team_member',
};

/**
 * Invites people without an account in this company, in the name of the person who imports them, with one email per
 * place. An account in another company doesn't matter. No one is invited to a place twice.
 */
async function inviteNewcomers(
  tx: Transaction,
  ledger: Ledger,
  directory: Directory,
  newcomers: readonly PlacedPosition[],
): Promise<void> {
  const { companyId, actorId: invitedById, now } = ledger;
  const fresh = newcomers.filter((position) => !isInvited(position, directory));
  const byPlace = Map.groupBy(fresh, ({ role, departmentId, teamId }) => `${role} ${departmentId} ${teamId}`);
  const invitations = [...byPlace.values()].map((people) => {
    const [{ role, departmentId, teamId }] = people as [PlacedPosition];
    // A leader this person replaces on joining stays as a member.
    const keepPrevious = role === 'Team Leader' || role === 'Department Leader' ? true : undefined;
    return { place: { companyId, kind: kinds[role], departmentId, teamId }, people, keepPrevious };
  });
  const storedInvitations = await storeInvitations(tx, invitations, { invitedById, now });
  for (const { id: invitationId, departmentId, teamId } of storedInvitations)
    ledger.add('invited', { invitationId, departmentId, teamId });
  await enqueue(tx, sendInvitationMail, ...storedInvitations.map(({ id, version }) => ({ invitationId: id, version })));
}

function isInvited({ email, role, departmentId, teamId }: PlacedPosition, { invitations }: Directory): boolean {
  const open = invitations.get(email) ?? [];
  return open.some((one) => one.kind === kinds[role] && one.departmentId === departmentId && one.teamId === teamId);
}
