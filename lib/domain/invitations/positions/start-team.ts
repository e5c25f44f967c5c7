import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { notifyAdministrators, notifyLeader } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Starts a team in the same way, in the department of the invitation where there is one. */
export async function startTeam(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const { companyId, departmentId, person, now } = joining;
  const draft = { companyId, departmentId, creatorId: person.id, leaderId: person.id, completedAt: null };
  if ((await tx.team.count({ where: { ...draft, name: '' } })) > 0) return [];
  const { department } = await tx.team.create({
    data: { ...draft, name: '', createdAt: now },
    include: { department: true },
  });
  const { firstName, lastName } = person;
  const news = { companyId, aboutUserId: person.id, title: 'New team leader', icon: 'person' } as const;
  if (department) {
    const message = presentMessage`<strong>${firstName} ${lastName}</strong> joined to lead a new team in <strong>${department.name || 'your department'}</strong>.`;
    const to = { leaderId: department.leaderId, role: 'Department Leader' } as const;
    await notifyLeader(tx, ctx, { ...news, message }, to);
  } else {
    const message = presentMessage`<strong>${firstName} ${lastName}</strong> joined to lead a new team.`;
    await notifyAdministrators(tx, ctx, { ...news, message }, [person.id]);
  }
  return [person.id];
}
