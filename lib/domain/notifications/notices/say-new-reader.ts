import * as z from 'zod';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { type Message, message } from '#/lib/words/message.ts';

interface NewReader {
  as: 'leader' | 'secondary';
  person: { id: number; name: string };
  team: { id: number; name: string };
}

/**
 * Returns the message that a person, who has just become a leader of a team, reads its check-ins by name, and since when:
 * a later day than today where somebody has already answered for today. Source: docs/figures.md, Two readers.
 */
export async function sayNewReader(tx: Transaction, { as, person, team }: NewReader): Promise<Message> {
  const [leadership] = asRows(
    z.object({ beginsOn: z.iso.date(), isLater: z.boolean() }),
    await tx.$queryRaw`
    SELECT r.begins_on::text AS "beginsOn", r.begins_on > (now() AT TIME ZONE c.time_zone)::date AS "isLater"
    FROM leaderships r JOIN companies c ON c.id = r.company_id
    WHERE r.team_id = ${team.id} AND r.user_id = ${person.id} AND r.ended_on IS NULL`,
  );
  return message(`notifications.notices.newReader.${as}`, {
    name: person.name,
    team: team.name,
    hasName: team.name ? 'yes' : 'no',
    when: leadership?.isLater ? 'later' : 'today',
    day: { date: leadership?.beginsOn ?? '' },
  });
}
