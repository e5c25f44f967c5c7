import type { Prisma, Team, User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Creates a finished daily team, Monday to Friday at 12:00, without department, leader and members. */
export function buildTeam(
  db: Transaction,
  fields: Partial<Prisma.TeamUncheckedCreateInput> & { companyId: number },
): Promise<Team> {
  return db.team.create({
    data: { name: `Team ${uniqueWord()}`, createdAt: longAgo, completedAt: longAgo, ...fields },
  });
}

interface MemberFields {
  team: Pick<Team, 'id' | 'companyId'>;
  /** An existing person, or fields of the person to create. */
  user?: User | Partial<Prisma.UserUncheckedCreateInput>;
  joinedAt?: Date;
}

/** Adds a person to a team and returns them; creates the person unless `user` is a stored one. */
export async function buildMember(
  db: Transaction,
  { team, user = {}, joinedAt = longAgo }: MemberFields,
): Promise<User> {
  const { id: teamId, companyId } = team;
  const member = isStored(user) ? user : await buildUser(db, { ...user, companyId });
  await db.teamMember.create({ data: { teamId, companyId, userId: member.id, joinedAt } });
  return member;
}

function isStored(user: User | Partial<Prisma.UserUncheckedCreateInput>): user is User {
  return user.id !== undefined;
}
