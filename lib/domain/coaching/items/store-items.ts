import * as z from 'zod';
import type { EvaluatedCompany, TeamDraft } from '#/lib/domain/coaching/items/draft-items.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const storedItem = z.object({ id: z.number(), teamId: z.number(), textKey: z.string() });

/**
 * Stores what was drafted and how far the teams were evaluated, and returns the items of leaders that are new: what a
 * night wrote before, a second one does not write again.
 */
export async function storeItems(
  tx: Statements,
  { companyId, asOf, today }: EvaluatedCompany,
  drafts: readonly TeamDraft[],
): Promise<z.output<typeof storedItem>[]> {
  const items = drafts.flatMap(({ team, items: ofTeam }) => ofTeam.map((item) => ({ ...item, teamId: team.id })));
  const evaluated = drafts.map(({ team, sight }) => ({
    teamId: team.id,
    motivatorId: sight.byName.gap?.motivatorId ?? null,
    motivatorSince: sight.byName.gap?.since ?? null,
  }));
  await tx.$executeRaw`
    INSERT INTO coach_evaluations AS known (team_id, company_id, evaluated_until, motivator_id, motivator_since)
    SELECT "teamId", ${companyId}::int, ${asOf}::date, "motivatorId", "motivatorSince"
    FROM json_to_recordset(${JSON.stringify(evaluated)}::json)
      AS row ("teamId" int, "motivatorId" int, "motivatorSince" date)
    ON CONFLICT (team_id) DO UPDATE SET evaluated_until = greatest(known.evaluated_until, excluded.evaluated_until),
      motivator_id = excluded.motivator_id, motivator_since = excluded.motivator_since`;
  if (items.length === 0) return [];
  return asRows(
    storedItem,
    await tx.$queryRaw`
    WITH stored AS (
      INSERT INTO coach_items (company_id, team_id, audience, user_id, kind, color, text_key, theme_id, facts, written_on)
      SELECT ${companyId}::int, "teamId", audience, "userId", kind, color, "textKey", "themeId", facts, ${today}::date
      FROM json_to_recordset(${JSON.stringify(items)}::json) AS row ("teamId" int, audience text, "userId" int, kind text,
        color text, "textKey" text, "themeId" int, facts jsonb)
      ON CONFLICT DO NOTHING RETURNING id, team_id, audience, text_key
    )
    SELECT id, team_id AS "teamId", text_key AS "textKey" FROM stored WHERE audience = 'leader'`,
  );
}
