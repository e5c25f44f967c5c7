import { publishCompany } from '#/e2e/support/scenes/publish-company.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const HAPPY = 3;
const STRESSED = 10;

/**
 * Creates a company with published results and a minimum group size of five. Anchor (six people, low) and Sails (seven,
 * high) are in Operations. Small and Tiny (three each) are in Design and are published together. Anchor may name
 * reasons in every answer.
 */
export async function buildPublishedCompany({ factorIds = [] }: { factorIds?: number[] } = {}) {
  const db = prisma();
  const company = await buildCompany(db, { minimumGroupSize: 5 });
  const { id: companyId } = company;
  const administrator = await buildAdministrator(db, { companyId, firstName: 'Ada', lastName: 'Admin' });
  const departmentLeader = await buildUser(db, { companyId, firstName: 'Dora', lastName: 'Department' });
  const operations = await buildDepartment(db, { companyId, name: 'Operations', leaderId: departmentLeader.id });
  const design = await buildDepartment(db, { companyId, name: 'Design' });
  const [anchor] = await Promise.all([
    buildAnsweringTeam({
      companyId,
      name: 'Anchor',
      departmentId: operations.id,
      persons: 6,
      productivity: 40,
      factorIds,
    }),
    buildAnsweringTeam({ companyId, name: 'Sails', departmentId: operations.id, persons: 7, productivity: 85 }),
    buildAnsweringTeam({ companyId, name: 'Small', departmentId: design.id, persons: 3, productivity: 60 }),
    buildAnsweringTeam({ companyId, name: 'Tiny', departmentId: design.id, persons: 3, productivity: 60 }),
  ]);
  await publishCompany(companyId);
  return { company, administrator, departmentLeader, operations, design, anchor };
}

interface AnsweringTeam {
  companyId: number;
  name: string;
  departmentId: number;
  persons: number;
  productivity: number;
  factorIds?: number[];
}

/** Creates a team whose members gave equal answers every second day of the last four weeks. */
async function buildAnsweringTeam({ persons, productivity, factorIds = [], ...fields }: AnsweringTeam) {
  const db = prisma();
  const team = await buildTeam(db, fields);
  const today = localDateAt(new Date(), 'UTC');
  const member = async (at: number) => {
    const user = await buildMember(db, { team, user: { firstName: `Person${at}`, lastName: `Of${fields.name}` } });
    for (let days = 2; days <= 28; days += 2) {
      const checkIn = await buildCheckIn(db, { team, userId: user.id, localDate: addDays(today, -days) });
      await buildAnswer(db, { checkIn, productivity, factorIds, emotionId: productivity < 50 ? STRESSED : HAPPY });
    }
  };
  await Promise.all(Array.from({ length: persons }, (_, at) => member(at)));
  return team;
}
