import type { ShownEntry, SubjectNames } from '#/lib/domain/audit/activity.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';
import type { Said } from '#/lib/words/message.ts';

const directoryScope: KeyScope = 'directory:write';

/** Returns the names of all people and things that some entries mention, with one statement per kind. */
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
  const [users, teams, departments, imports, invitations, pulses, corrections, keys, directoryKeys] = await Promise.all(
    [
      db.user.findMany({ where: of('user'), select: { id: true, firstName: true, lastName: true } }),
      db.team.findMany({ where: of('team'), select: { id: true, name: true } }),
      db.department.findMany({ where: of('department'), select: { id: true, name: true } }),
      db.peopleImport.findMany({ where: of('import'), select: { id: true, fileName: true } }),
      db.invitation.findMany({ where: of('invitation'), select: { id: true, team: true, department: true } }),
      db.pulse.findMany({ where: of('pulse'), select: { id: true, name: true } }),
      db.addressCorrection.findMany({ where: of('correction') }),
      db.apiKey.findMany({ where: of('key'), select: { id: true, name: true } }),
      entries.some(({ actorKind }) => actorKind === 'directory')
        ? db.apiKey.findMany({ where: { companyId, scopes: { has: directoryScope } }, select: { id: true }, take: 2 })
        : [],
    ],
  );
  return new Map<string, string | Said>([
    ...users.map(({ id, firstName, lastName }) => [`user:${id}`, `${firstName} ${lastName}`] as const),
    ...teams.map(({ id, name }) => [`team:${id}`, name] as const),
    ...departments.map(({ id, name }) => [`department:${id}`, name] as const),
    ...imports.map(({ id, fileName }) => [`import:${id}`, fileName] as const),
    ...pulses.map(({ id, name }) => [`pulse:${id}`, name] as const),
    ...keys.map(({ id, name }) => [`key:${id}`, name] as const),
    // The only key of a directory says no more than “the directory”.
    ...(directoryKeys.length === 1 ? directoryKeys : []).map(({ id }) => [`only-key:${id}`, ''] as const),
    ...corrections.map(
      ({ id, email, newEmail }) => [`correction:${id}`, ['audit.corrected', { email, newEmail }]] as const,
    ),
    ...invitations.map(({ id, team, department }) => [`invitation:${id}`, placeOf(team, department)] as const),
  ]);
}

function spokenOf({ actorId, keyId, subject, details }: ShownEntry): string[] {
  const { userId, correction } = (details ?? {}) as { userId?: unknown; correction?: unknown };
  return [
    subject ?? '',
    `user:${actorId}`,
    `key:${keyId}`,
    `user:${String(userId)}`,
    `correction:${String(correction)}`,
  ];
}

function placeOf(team: { name: string } | null, department: { name: string } | null): Said {
  if (team) return ['audit.subjects.team', { name: team.name }];
  return department ? ['audit.subjects.department', { name: department.name }] : ['audit.subjects.company'];
}
