import * as z from 'zod';
import {
  createDirectory,
  type Directory,
  type DirectoryInvitation,
  type DirectoryPerson,
} from '#/lib/domain/people/import-file/import-directory.ts';
import type { ImportRow } from '#/lib/domain/people/import-file/import-row.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const directoryPerson: z.ZodType<DirectoryPerson & { isBlocked: boolean }> = z.object({
  id: z.number(),
  email: z.string(),
  isBlocked: z.boolean(),
  isAdministrator: z.boolean(),
  teamIds: z.array(z.number()),
});

const directoryInvitation: z.ZodType<DirectoryInvitation> = z.object({
  email: z.string(),
  kind: z.string(),
  departmentId: z.number().nullable(),
  teamId: z.number().nullable(),
});

/** Returns what the rows of a file refer to, read with a fixed number of statements. */
export async function readImportDirectory(
  tx: Transaction,
  companyId: number,
  rows: readonly Pick<ImportRow, 'email' | 'leader'>[],
): Promise<Directory> {
  const emails = [...new Set(rows.flatMap(({ email, leader }) => [email, leader]))].filter(Boolean);
  const people = await tx.user.count({ where: { companyId, confirmedAt: { not: null }, blockedAt: null } });
  const persons = asRows(
    directoryPerson,
    await tx.$queryRaw`
    SELECT u.id, u.email, u.blocked_at IS NOT NULL AS "isBlocked",
      EXISTS (SELECT FROM administrators a WHERE a.user_id = u.id) AS "isAdministrator",
      ARRAY(SELECT m.team_id FROM team_members m WHERE m.company_id = u.company_id AND m.user_id = u.id ORDER BY 1) AS "teamIds"
    FROM users u
    WHERE u.company_id = ${companyId} AND u.email = ANY(${emails}) AND u.confirmed_at IS NOT NULL`,
  );
  const finished = { companyId, completedAt: { not: null } };
  const departments = await tx.department.findMany({
    where: finished,
    select: { id: true, name: true, leaderId: true },
  });
  const teams = await tx.team.findMany({
    where: finished,
    select: { id: true, name: true, leaderId: true, secondaryLeaderId: true, departmentId: true },
  });
  const invitations = asRows(
    directoryInvitation,
    await tx.$queryRaw`
    SELECT email, kind::text AS kind, department_id AS "departmentId", team_id AS "teamId" FROM invitations
    WHERE company_id = ${companyId} AND accepted_at IS NULL AND revoked_at IS NULL
      AND (email = ANY(${emails}) OR kind IN ('team_leader', 'department_leader'))`,
  );
  return createDirectory({ people, persons, departments, teams, invitations });
}
