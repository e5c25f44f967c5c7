import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '#/generated/prisma/client.ts';
import type { SessionKind } from '#/lib/platform/context.ts';
import { type BuiltSession, signInAs } from '#/prisma/seed/builders/build-session.ts';

/** Stores a session of a person in the database at this URL. */
export async function signIn(url: string, userId: number, kind: SessionKind): Promise<BuiltSession> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  try {
    return await signInAs(db, { id: userId }, { kind });
  } finally {
    await db.$disconnect();
  }
}
