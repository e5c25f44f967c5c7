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
    z.object({ laterDay: z.iso.date().nullable() }),
    await tx.$queryRaw`
    SELECT CASE WHEN r.begins_on > (now() AT TIME ZONE c.time_zone)::date THEN r.begins_on::text END AS "laterDay"
    FROM leaderships r JOIN companies c ON c.id = r.company_id
    WHERE r.team_id = ${team.id} AND r.user_id = ${person.id} AND r.ended_on IS NULL`,
  );
  const laterDay = leadership?.laterDay ?? null;
  return message(`notifications.notices.newReader.${as}`, {
    name: person.name,
    team: team.name,
    hasName: team.name ? 'yes' : 'no',
    when: laterDay === null ? 'today' : 'later',
    day: { date: laterDay ?? '' },
  });
}
