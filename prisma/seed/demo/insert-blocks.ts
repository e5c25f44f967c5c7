import type { PoolClient } from 'pg';
import { firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { insertRows } from '#/prisma/seed/bulk-insert.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/insert-organisation.ts';
import type { SimulatedCheckIn } from '#/prisma/seed/demo/simulate-person.ts';

/** Stores what people said of their norms and month questions; `ids` are those of the check-ins. */
export async function insertBlocks(
  client: PoolClient,
  { companyId, idOf }: StoredOrganisation,
  checkIns: readonly SimulatedCheckIn[],
  ids: readonly number[],
): Promise<void> {
  const normRows = checkIns.flatMap(({ team, person, localDate, said }, index) =>
    (said?.norms ?? []).map(({ normId, value }) => [ids[index], normId, idOf(team), idOf(person), localDate, value]),
  );
  const normColumns = {
    check_in_id: 'int',
    norm_id: 'smallint',
    team_id: 'int',
    user_id: 'int',
    local_date: 'date',
    value: 'smallint',
  };
  await insertRows(client, 'norm_answers', normColumns, normRows);
  const monthRows = checkIns.flatMap(({ team, person, localDate, said, answer }) =>
    (said?.monthAnswers ?? []).map(({ questionId, value }) => {
      const place = [companyId, idOf(team), team.department && idOf(team.department)];
      return [idOf(person), questionId, firstOfMonth(localDate), ...place, value, answer?.submittedAt];
    }),
  );
  const monthColumns = {
    user_id: 'int',
    question_id: 'smallint',
    month: 'date',
    company_id: 'int',
    team_id: 'int',
    department_id: 'int',
    value: 'smallint',
    submitted_at: 'timestamptz',
  };
  await insertRows(client, 'month_answers', monthColumns, monthRows);
}
