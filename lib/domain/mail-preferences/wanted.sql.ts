import { Prisma } from '#/generated/prisma/client.ts';

/** Whether the person `u` wants messages of a kind, on whatever way they come. */
export const wantsSql = (kind: "'brief'" | '$2') =>
  `NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id AND o.kind = ${kind})`;

/** The same for check-ins and pulses, as a piece of a tagged statement. */
export const wantsCheckIns = Prisma.sql`
  NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id AND o.kind = 'check-ins')`;
