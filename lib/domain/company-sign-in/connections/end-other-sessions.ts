import { Prisma } from '#/generated/prisma/client.ts';
import { otherSessionsMs } from '#/lib/domain/company-sign-in/constants.ts';
import { isBoundSql } from '#/lib/domain/sessions/enforced.sql.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Limits sessions that were opened another way to 24 hours more, for people who must use a connection. */
export async function endOtherSessions(tx: Transaction, companyId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + otherSessionsMs);
  await tx.$executeRaw`UPDATE sessions s SET absolute_until = ${until}, idle_until = least(s.idle_until, ${until})
    FROM users u WHERE u.id = s.user_id AND u.company_id = ${companyId} AND s.connection_id IS NULL
      AND s.revoked_at IS NULL AND s.absolute_until > ${until} AND ${Prisma.raw(isBoundSql)}`;
}
