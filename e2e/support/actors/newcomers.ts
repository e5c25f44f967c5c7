import type { Prisma, Team, User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

type More = Partial<Prisma.UserUncheckedCreateInput>;

const unfinished = { onboardingCompletedAt: null };

/** Returns the fields of a person who is at this step of onboarding. */
export const atStep = (step: number) => ({ onboardingStepsDone: [1, 2, 3, 4, 5, 6].filter((done) => done < step) });

/** Creates the person who signed the company up. */
export async function newCreator(companyId: number, more: More = {}): Promise<User> {
  const user = await newAdministrator(companyId, more);
  await prisma().administrator.update({ where: { userId: user.id }, data: { isCreator: true } });
  return user;
}

/** Creates an invited administrator. */
export function newAdministrator(companyId: number, more: More = {}): Promise<User> {
  return buildAdministrator(prisma(), { companyId, ...unfinished, ...more });
}

/** Creates someone who joined to lead a department without a name. */
export async function newDepartmentLeader(companyId: number, more: More = {}): Promise<User> {
  const user = await buildUser(prisma(), { companyId, ...unfinished, ...more });
  const draft = { companyId, name: '', leaderId: user.id, creatorId: user.id, completedAt: null };
  await buildDepartment(prisma(), draft);
  return user;
}

/** Creates someone who joined to lead a team without a name. */
export async function newTeamLeader(
  companyId: number,
  more: Partial<Prisma.TeamUncheckedCreateInput> = {},
): Promise<User> {
  const user = await buildUser(prisma(), { companyId, ...unfinished });
  await buildTeam(prisma(), { companyId, name: '', leaderId: user.id, creatorId: user.id, completedAt: null, ...more });
  return user;
}

/** Creates someone who joined a team. */
export function newMember(team: Pick<Team, 'id' | 'companyId'>, more: More = {}): Promise<User> {
  return buildMember(prisma(), { team, user: { ...unfinished, ...more } });
}
