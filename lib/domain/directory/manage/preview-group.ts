import { TIE_NAMES_MAX } from '#/lib/domain/directory/constants.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns who would join a team if a group were connected to it, and who is already in it. No one would leave. Throws
 * `not_found` for a group or a team of another company, and `conflict` for a team that is connected to another group.
 */
export async function previewGroup(ctx: UserCtx, id: string, { teamId }: { teamId: number }) {
  const { db, company } = ctx;
  const companyId = company.id;
  const team = await getManagedTeam(db, ctx, teamId);
  const group = await db.directoryGroup.findFirst({
    where: { id, companyId },
    include: { team: { select: { id: true, name: true } }, members: { select: { userId: true } } },
  });
  if (!group) throw notFound();
  if ((await db.directoryGroup.count({ where: { companyId, teamId, NOT: { id } } })) > 0)
    throw new Problem('conflict', message('directory.answers.tiedTeam'));
  const members = await db.teamMember.findMany({ where: { companyId, teamId }, select: { userId: true } });
  const inGroup = new Set(group.members.map(({ userId }) => userId));
  const inTeam = new Set([...members.map(({ userId }) => userId), team.leaderId, team.secondaryLeaderId]);
  const joining = [...inGroup].filter((userId) => !inTeam.has(userId));
  const people = await db.user.findMany({
    where: { companyId, id: { in: joining } },
    select: { id: true, firstName: true, lastName: true },
    orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
    take: TIE_NAMES_MAX,
  });
  return {
    joining: joining.length,
    people: people.map((person) => ({ id: person.id, name: `${person.firstName} ${person.lastName}` })),
    already: inGroup.size - joining.length,
    others: members.filter(({ userId }) => !inGroup.has(userId)).length,
    formerTeam: group.team?.id === teamId ? null : group.team,
  };
}
