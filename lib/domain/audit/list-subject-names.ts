import type { ShownEntry, SubjectNames } from '#/lib/domain/audit/audit.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the names of all people and things that some entries mention, with one statement per kind of thing. */
export async function listSubjectNames(
  { db, company }: UserCtx,
  entries: readonly ShownEntry[],
): Promise<SubjectNames> {
  const companyId = company.id;
  const spoken = new Set(entries.flatMap(spokenOf));
  const of = (kind: string) => {
    const ids = [...spoken]
      .filter((key) => key.startsWith(`${kind}:`))
      .map((key) => Number(key.slice(kind.length + 1)));
    return { companyId, id: { in: ids.filter(Number.isSafeInteger) } };
  };
  const [users, teams, departments, imports, invitations, pulses] = await Promise.all([
    db.user.findMany({ where: of('user'), select: { id: true, firstName: true, lastName: true } }),
    db.team.findMany({ where: of('team'), select: { id: true, name: true } }),
    db.department.findMany({ where: of('department'), select: { id: true, name: true } }),
    db.peopleImport.findMany({ where: of('import'), select: { id: true, fileName: true } }),
    db.invitation.findMany({ where: of('invitation'), select: { id: true, team: true, department: true } }),
    db.pulse.findMany({ where: of('pulse'), select: { id: true, name: true } }),
  ]);
  return new Map([
    ...users.map(({ id, firstName, lastName }) => [`user:${id}`, `${firstName} ${lastName}`] as const),
    ...teams.map(({ id, name }) => [`team:${id}`, name] as const),
    ...departments.map(({ id, name }) => [`department:${id}`, name] as const),
    ...imports.map(({ id, fileName }) => [`import:${id}`, fileName] as const),
    ...pulses.map(({ id, name }) => [`pulse:${id}`, name] as const),
    ...invitations.map(({ id, team, department }) => [`invitation:${id}`, placeOf(team, department)] as const),
  ]);
}

function spokenOf({ actorId, subject, details }: ShownEntry): string[] {
  const { userId } = (details ?? {}) as { userId?: unknown };
  return [subject ?? '', `user:${actorId}`, `user:${String(userId)}`];
}

function placeOf(team: { name: string } | null, department: { name: string } | null): string {
  if (team) return `the team ${team.name}`;
  return department ? `the department ${department.name}` : 'the company';
}
