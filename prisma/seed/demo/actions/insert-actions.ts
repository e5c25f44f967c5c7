import type { PoolClient } from 'pg';
import type { ActionState } from '#/lib/domain/actions/constants.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import type { DemoOrganisation } from '#/prisma/seed/demo/organisation.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';

interface DemoAction {
  readonly team: string;
  readonly topic: string;
  readonly prepared: number;
  readonly saidBand: string | null;
  readonly state: ActionState;
  /** How many days ago it began, must be looked back on, and ended. */
  readonly began: number;
  readonly due: number;
  readonly settled: number | null;
  /** How many said that it helped, a little, and not: empty if too few answered, null if it wasn't asked. */
  readonly helped: readonly number[] | null;
}

const lessMeetings = { topic: 'factor:10', prepared: 2, saidBand: '5–9', state: 'kept' } as const;

/**
 * Two teams kept the same step. Of the other steps, one ended with too few ratings, one hasn't been looked back on,
 * one continues, and one team is being asked.
 */
const demoActions: readonly DemoAction[] = [
  { ...lessMeetings, team: 'Mobile App', began: 24, due: 10, settled: 9, helped: [5, 3, 1] },
  {
    team: 'Mobile App',
    topic: 'norm:5',
    prepared: 1,
    saidBand: null,
    state: 'doing',
    began: 11,
    due: -3,
    settled: null,
    helped: [0, 0, 0],
  },
  { ...lessMeetings, team: 'Sales Europe', began: 40, due: 26, settled: 25, helped: null },
  {
    team: 'Data',
    topic: 'factor:9',
    prepared: 1,
    saidBand: null,
    state: 'ended',
    began: 30,
    due: 16,
    settled: 15,
    helped: [],
  },
  {
    team: 'Platform',
    topic: 'factor:1',
    prepared: 1,
    saidBand: '10–19',
    state: 'doing',
    began: 17,
    due: 3,
    settled: null,
    helped: [4, 2, 2],
  },
  {
    team: 'Supply',
    topic: 'factor:13',
    prepared: 2,
    saidBand: null,
    state: 'doing',
    began: 5,
    due: -9,
    settled: null,
    helped: null,
  },
];

const columns = {
  id: 'int',
  company_id: 'int',
  team_id: 'int',
  topic: 'text',
  said_band: 'text',
  prepared: 'smallint',
  owner_id: 'int',
  made_by_id: 'int',
  state: 'text',
  promised_on: 'date',
  due_on: 'date',
  reminded_on: 'date',
  settled_on: 'date',
};

const ballotColumns = {
  action_id: 'int',
  company_id: 'int',
  closes_on: 'date',
  closed_at: 'timestamptz',
  counts: 'int[]',
};

interface Demo {
  year: DemoYear;
  organisation: DemoOrganisation;
  storedOrganisation: StoredOrganisation;
}

/** Stores the steps of the demo's teams. */
export async function insertActions(
  client: PoolClient,
  { year: { today }, organisation, storedOrganisation: { companyId, idOf } }: Demo,
): Promise<void> {
  const ids = await reserveIds(client, 'actions', demoActions.length);
  const rows = demoActions.map(({ team: name, topic, saidBand, prepared, state, began, due, settled }, at) => {
    const team = organisation.teams.find(({ plan }) => plan.name === name);
    if (!team) throw new Error(`There is no team ${name}.`);
    const leaderId = idOf(team.leader);
    const what = [companyId, idOf(team), topic, saidBand, prepared, leaderId, leaderId, state];
    const dueOn = addDays(today, -due);
    return [
      ids[at],
      ...what,
      addDays(today, -began),
      dueOn,
      due >= 0 ? dueOn : null,
      settled === null ? null : addDays(today, -settled),
    ];
  });
  await insertRows(client, 'actions', columns, rows);
  const ballots = demoActions.flatMap(({ due, helped }, at) => {
    const closesOn = addDays(today, -due);
    return helped === null ? [] : [[ids[at], companyId, closesOn, due >= 0 ? closesOn : null, helped]];
  });
  await insertRows(client, 'action_ballots', ballotColumns, ballots);
}
