import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { canViewFigures, viewableTeamSql } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { relationColumns } from '#/lib/domain/places/places.sql.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

const none = { leads: false, belongs: false, leadsDepartment: false };

async function buildRelations() {
  const { id: companyId } = await buildCompany(prisma());
  const buildPerson = () => buildUser(prisma(), { companyId });
  const [nobody, leader, second, member, head] = await Promise.all(Array.from({ length: 5 }, buildPerson));
  if (!nobody || !leader || !second || !member || !head) throw new Error('no people');
  const department = await buildDepartment(prisma(), { companyId, leaderId: head.id });
  const relations = { companyId, leaderId: leader.id, secondaryLeaderId: second.id };
  const team = await buildTeam(prisma(), { ...relations, departmentId: department.id });
  await buildMember(prisma(), { team, user: member });
  const lonely = await buildTeam(prisma(), { companyId });
  const people = [
    [nobody, none],
    [leader, { ...none, leads: true }],
    [second, { ...none, leads: true }],
    [member, { ...none, belongs: true }],
    [head, { ...none, leadsDepartment: true }],
  ] as const;
  return { team, lonely, people };
}

it('SQL reads a person’s relations and decides by them as TypeScript does', async () => {
  const { team, lonely, people } = await buildRelations();
  const text = `SELECT ${relationColumns('$2')}, ${viewableTeamSql({ role: '$3', person: '$2' })} IS TRUE AS visible
    FROM teams t LEFT JOIN departments d ON d.id = t.department_id WHERE t.id = $1`;
  for (const [{ id }, relations] of people) {
    for (const role of roleNames) {
      const { rows } = await pool().query(text, [team.id, id, role]);
      expect(rows).toEqual([{ ...relations, visible: canViewFigures({ role }, relations) }]);
      const { rows: others } = await pool().query(text, [lonely.id, id, role]);
      expect(others).toEqual([{ ...none, visible: role === 'Administrator' }]);
    }
  }
});
