import type { PoolClient } from 'pg';
import { firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { insertRows } from '#/prisma/seed/bulk-insert.ts';
import type { SimulatedCheckIn } from '#/prisma/seed/demo/simulate-person.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';
import { insertMonthValues } from '#/prisma/seed/publish-history.ts';

/** Stores people's answers to norms and monthly questions; `ids` are the check-ins' ids. */
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
  const said = checkIns.flatMap(({ said, answer, ...checkIn }) =>
    (said?.monthAnswers ?? []).map((monthAnswer) => ({
      ...checkIn,
      ...monthAnswer,
      submittedAt: answer?.submittedAt ?? null,
    })),
  );
  const monthColumns = {
    user_id: 'int',
    question_id: 'smallint',
    month: 'date',
    company_id: 'int',
    submitted_at: 'timestamptz',
  };
  const monthRows = said.map(({ person, questionId, localDate, submittedAt }) => {
    return [idOf(person), questionId, firstOfMonth(localDate), companyId, submittedAt];
  });
  await insertRows(client, 'month_answers', monthColumns, monthRows);
  await insertMonthValues(
    client,
    companyId,
    said.map(({ team, person, ...monthAnswer }) => ({ teamId: idOf(team), userId: idOf(person), ...monthAnswer })),
  );
}
