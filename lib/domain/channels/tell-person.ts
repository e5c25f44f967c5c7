import * as z from 'zod';
import { type Told, TryLater, tellByMail, type Way } from '#/lib/domain/channels/way.ts';
import { ways } from '#/lib/domain/channels/ways.ts';
import type { MailKind } from '#/lib/domain/mail-preferences/constants.ts';
import { wantsSql } from '#/lib/domain/mail-preferences/wanted.sql.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Telling extends Told {
  userId: number;
  /** The kind of message; people who have stopped it aren't notified. */
  kind: MailKind;
}

/**
 * Tells a person something by one channel: the one they chose, or their company's. If that channel doesn't accept it,
 * it's emailed in the same attempt. Returns false, without sending anything, if the person has left or wants no such
 * messages. Throws if nothing accepted it, so that the job tries again.
 */
export async function tellPerson(ctx: Ctx, { userId, kind, ...news }: Telling, offered = ways): Promise<boolean> {
  const person = await findPerson(userId, kind);
  if (!person) return false;
  const way = offered[person.channel];
  const isTaken = way ? await tryWay(() => way(ctx, person, news)) : false;
  if (!isTaken) await tellByMail(person, news);
  return true;
}

async function tryWay(tell: () => ReturnType<Way>): Promise<boolean> {
  try {
    return await tell();
  } catch (error) {
    if (error instanceof TryLater) throw error;
    // Only the type of error, because a platform's message may name people.
    log().warn({ error: error instanceof Error ? error.name : typeof error }, 'channel');
    return false;
  }
}

const toldPerson = z.object({
  userId: z.number(),
  companyId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  channel: z.string(),
});

async function findPerson(userId: number, kind: MailKind) {
  const [person] = asRows(
    toldPerson,
    await pool().query({
      name: 'told-person',
      text: `
      SELECT u.id AS "userId", u.company_id AS "companyId", u.first_name AS "firstName", u.last_name AS "lastName", u.email,
        coalesce(u.channel, c.channel) AS channel
      FROM users u JOIN companies c ON c.id = u.company_id
      WHERE u.id = $1 AND u.blocked_at IS NULL AND ${wantsSql('$2')}`,
      values: [userId, kind],
    }),
  );
  return person;
}
