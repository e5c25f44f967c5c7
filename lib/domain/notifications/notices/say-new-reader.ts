import * as z from 'zod';
import { wordDay } from '#/lib/domain/calendar/date-words.ts';
import { type MessageHtml, presentWords } from '#/lib/domain/notifications/list/list.present.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { defaultLocale, formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface NewReader {
  as: 'leader' | 'secondary';
  person: { id: number; name: string };
  team: { id: number; name: string };
}

const words = wordsFor(defaultLocale, 'notifications.acts.newReader');

/**
 * Words that a person, who has just become a leader of a team, reads its check-ins by name, and since when: a later day
 * than today where somebody has already answered for today. Source: docs/figures.md, Two readers.
 */
export async function wordNewReader(tx: Transaction, { as, person, team }: NewReader): Promise<MessageHtml> {
  const [leadership] = asRows(
    z.object({ laterDay: z.iso.date().nullable() }),
    await tx.$queryRaw`
    SELECT CASE WHEN r.begins_on > (now() AT TIME ZONE c.time_zone)::date THEN r.begins_on::text END AS "laterDay"
    FROM leaderships r JOIN companies c ON c.id = r.company_id
    WHERE r.team_id = ${team.id} AND r.user_id = ${person.id} AND r.ended_on IS NULL`,
  );
  const laterDay = leadership?.laterDay ?? null;
  return presentWords((tags, plain) =>
    words.markup(as, {
      ...tags,
      name: plain(person.name),
      team: plain(team.name || words('yourTeam')),
      when: laterDay === null ? 'today' : 'later',
      day: laterDay === null ? '' : wordDay(laterDay, formatLocales[defaultLocale]),
    }),
  );
}
