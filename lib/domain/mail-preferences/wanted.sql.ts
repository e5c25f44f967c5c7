import { Prisma } from '#/generated/prisma/client.ts';

/** Returns the condition that the person `u` wants messages of a kind, by any channel. */
export const wantsSql = (kind: "'brief'" | '$2') =>
  `NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id AND o.kind = ${kind})`;

/** Whether the person `u` wants check-ins and pulses, as a part of a tagged statement. */
export const wantsCheckIns = Prisma.sql`
  NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id AND o.kind = 'check-ins')`;
