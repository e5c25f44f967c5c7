import { PrismaPg } from '@prisma/adapter-pg';
import { copyDatabase, templateUrl, urlOf } from '#/bench/data/admin.ts';
import { PrismaClient } from '#/generated/prisma/client.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { type BuiltSession, signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

export interface Person {
  id: number;
  email: string;
  session: BuiltSession;
}

export interface People {
  companyId: number;
  people: Person[];
}

/** Opens a client of the database at this URL, separate from the product's own. */
export function openClient(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    transactionOptions: { maxWait: 4000, timeout: 60_000 },
  });
}

/** Creates a database of this name with one company of this many people in teams, each signed in with a browser. */
export async function makePeople(database: string, count: number, teamSize = 10): Promise<People> {
  await copyDatabase(new URL(templateUrl).pathname.slice(1), database);
  const db = openClient(urlOf(database));
  try {
    const { id: companyId } = await buildCompany(db);
    const people: Person[] = [];
    while (people.length < count) {
      const team = await buildTeam(db, { companyId });
      for (let place = 0; place < teamSize && people.length < count; place++) {
        const { id, email } = await buildMember(db, { team });
        people.push({ id, email, session: await signInAs(db, { id }) });
      }
    }
    await db.$executeRawUnsafe('ANALYZE');
    return { companyId, people };
  } finally {
    await db.$disconnect();
  }
}
