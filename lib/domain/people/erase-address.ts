import type { Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Takes an address out of the files that a company has imported lately: its own rows are blank from now on, and others
 * no longer name it. An import at work does nothing more for it.
 */
export async function eraseAddress(tx: Transaction, companyId: number, email: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE people_import_rows r SET
      cells = CASE
        WHEN r.cells->>'email' = ${email} THEN r.cells
          || '{"email": "", "firstName": "", "lastName": "", "department": "", "team": "", "leader": "", "manager": "", "status": ""}'
        ELSE r.cells
          || CASE WHEN r.cells->>'leader' = ${email} THEN '{"leader": ""}'::jsonb ELSE '{}' END
          || CASE WHEN r.cells->>'manager' = ${email} THEN '{"manager": ""}'::jsonb ELSE '{}' END
        END,
      positions = (SELECT coalesce(jsonb_agg(one ORDER BY at) FILTER (WHERE one->>'email' <> ${email}), '[]')
        FROM jsonb_array_elements(r.positions) WITH ORDINALITY AS list (one, at)),
      errors = (SELECT coalesce(jsonb_agg(CASE WHEN strpos(one->>'message', ${email}) > 0
          THEN one || ${JSON.stringify({ message: message('people.file.forgotten') })}::jsonb ELSE one END ORDER BY at), '[]')
        FROM jsonb_array_elements(r.errors) WITH ORDINALITY AS list (one, at))
    FROM people_imports i
    WHERE i.id = r.import_id AND i.company_id = ${companyId}
      AND strpos(r.cells::text || r.positions::text || r.errors::text, ${email}) > 0`;
}
