import * as z from 'zod';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Hashes all rows of one of the company's tables, by the columns that are drawn. */
const all = (columns: string, from: string) =>
  `(SELECT md5(string_agg(row_to_json(r)::text, '' ORDER BY r.key)) FROM (SELECT ${columns} FROM ${from} WHERE company_id = $1) r)`;

const place = 'id AS key, name, leader_id, completed_at, link_version';

/** Results only change when something is published. */
const statement = `
SELECT md5(concat_ws('/', $2::text, c.name, c.minimum_group_size, c.is_more_careful,
  ${all('user_id AS key, is_creator', 'administrators')},
  ${all(place, 'departments')},
  ${all(`${place}, department_id, secondary_leader_id`, 'teams')},
  ${all("team_id::text || ' ' || user_id AS key", 'team_members')},
  ${all('id AS key, first_name, last_name, email, image_name, seniority_id, blocked_at', 'users')},
  ${all('id AS key, kind, email, accepted_at, revoked_at', 'invitations')},
  ${all('company_id AS key, *', 'company_releases')},
  ${all('id AS key, published_at', 'pulse_rounds')}
)) AS version FROM companies c WHERE c.id = $1`;

/**
 * Returns a hash of everything that a report or chart of this company is drawn from today: names, places, rights and
 * published results. It changes if any of them does.
 */
export async function readDrawnVersion({ company, actor, clock }: UserCtx): Promise<string> {
  const values = [company.id, localDateAt(clock.now(), actor.timeZone)];
  const rows = await pool().query({ name: 'drawn-version', text: statement, values });
  const [row] = asRows(z.object({ version: z.string() }), rows);
  return row?.version ?? '';
}
