import type { PoolClient } from 'pg';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import { companyTimeZone, type DemoYear, demoCompanyName } from '#/prisma/seed/demo/demo-year.ts';
import { insertInvitations } from '#/prisma/seed/demo/invitations.ts';
import { knownPeople } from '#/prisma/seed/demo/known-people.ts';
import type { DemoOrganisation } from '#/prisma/seed/demo/organisation.ts';
import { chosenNormIds } from '#/prisma/seed/demo/plan.ts';
import { workingDays } from '#/prisma/seed/demo/schedule.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';
import { onboardingSteps, userColumns } from '#/prisma/seed/demo/user-columns.ts';

/** One person per role who hasn't taken the guided tour yet; everyone else has. */
const { grace, aiko, wei, hana } = knownPeople;
const touring = new Set([grace, aiko, wei, hana].map(({ firstName, lastName }) => `${firstName} ${lastName}`));

/** Stores the company with its people, structure and open invitations; everyone gets one password. */
export async function insertOrganisation(
  client: PoolClient,
  year: DemoYear,
  organisation: DemoOrganisation,
  passwordHash: string,
): Promise<StoredOrganisation> {
  const storedOrganisation = await reserve(client, organisation);
  const { companyId } = storedOrganisation;
  const createdAt = instant(organisation.createdOn, '08:00');
  await insertRows(client, 'companies', companyColumns, [
    [companyId, demoCompanyName, companyTimeZone, createdAt, chosenNormIds],
  ]);
  await insertPeople(client, organisation, storedOrganisation, passwordHash);
  await insertStructure(client, organisation, storedOrganisation);
  await insertInvitations(client, year, organisation, storedOrganisation);
  return storedOrganisation;
}

const companyColumns = {
  id: 'int',
  name: 'text',
  time_zone: 'text',
  created_at: 'timestamptz',
  norm_ids: 'int[]',
};

async function reserve(
  client: PoolClient,
  { people, departments, teams }: DemoOrganisation,
): Promise<StoredOrganisation> {
  const [companyId = 0] = await reserveIds(client, 'companies', 1);
  const ids = new Map<object, number>();
  for (const [table, things] of Object.entries({ users: people, departments, teams })) {
    const reserved = await reserveIds(client, table, things.length);
    for (const [index, thing] of things.entries()) ids.set(thing, reserved[index] ?? 0);
  }
  return {
    companyId,
    idOf(thing) {
      const id = ids.get(thing);
      if (id === undefined) throw new RangeError('Not part of the organisation');
      return id;
    },
  };
}

async function insertPeople(
  client: PoolClient,
  { people }: DemoOrganisation,
  { companyId, idOf }: StoredOrganisation,
  passwordHash: string,
): Promise<void> {
  const rows = people.map((person) => {
    const { email, firstName, lastName, timeZoneId, timeZone, joinedOn, leftOn, priorities, locale } = person;
    const names = [email, firstName, lastName, timeZoneId, timeZone, passwordHash];
    const started = [instant(joinedOn, '08:00'), instant(joinedOn, '09:00')];
    const isOnboarded = priorities.length > 0;
    const tookTour = isOnboarded && !touring.has(`${firstName} ${lastName}`);
    const settledAt = (time: string) => instant(addDays(joinedOn, 1), time);
    const settled = [isOnboarded ? settledAt('10:00') : null, tookTour ? settledAt('10:20') : null];
    const left = leftOn && instant(leftOn, '08:00');
    const steps = isOnboarded ? onboardingSteps : [];
    return [idOf(person), companyId, ...names, ...started, ...settled, left, priorities, steps, locale];
  });
  const ownColumns = {
    blocked_at: 'timestamptz',
    motivator_priorities: 'int[]',
    onboarding_steps_done: 'int[]',
    locale: 'text',
  };
  await insertRows(client, 'users', { ...userColumns, ...ownColumns }, rows);
  // The first of them signed up the company.
  const administrators = people
    .filter(({ isAdministrator }) => isAdministrator)
    .toSorted((a, b) => (a.joinedOn < b.joinedOn ? -1 : Number(a.joinedOn > b.joinedOn)));
  await insertRows(
    client,
    'administrators',
    { user_id: 'int', company_id: 'int', created_at: 'timestamptz', is_creator: 'bool' },
    administrators.map((person, at) => [idOf(person), companyId, instant(person.joinedOn, '09:00'), at === 0]),
  );
}

async function insertStructure(
  client: PoolClient,
  { createdOn, departments, teams }: DemoOrganisation,
  { companyId, idOf }: StoredOrganisation,
): Promise<void> {
  const createdAt = instant(createdOn, '11:00');
  await insertRows(
    client,
    'departments',
    {
      id: 'int',
      company_id: 'int',
      name: 'text',
      leader_id: 'int',
      performing_score_id: 'int',
      created_at: 'timestamptz',
      completed_at: 'timestamptz',
    },
    departments.map((department) => {
      const { name, performingScoreId } = department.plan;
      return [idOf(department), companyId, name, idOf(department.leader), performingScoreId, createdAt, createdAt];
    }),
  );
  const columns = {
    id: 'int',
    company_id: 'int',
    department_id: 'int',
    name: 'text',
    leader_id: 'int',
    secondary_leader_id: 'int',
    creator_id: 'int',
    performing_score_id: 'int',
    checkin_day: 'int',
    frequency_id: 'int',
    surveys_time_send: 'text',
    working_days: 'int[]',
    created_at: 'timestamptz',
    completed_at: 'timestamptz',
  };
  const teamRows = teams.map((team) => {
    const { plan, department, leader, secondaryLeader } = team;
    const leaders = [idOf(leader), secondaryLeader && idOf(secondaryLeader), idOf(department?.leader ?? leader)];
    const schedule = [plan.checkinDay, plan.frequencyId, plan.surveysTimeSend, workingDays];
    const place = [idOf(team), companyId, department && idOf(department), plan.name];
    return [...place, ...leaders, plan.performingScoreId, ...schedule, createdAt, createdAt];
  });
  await insertRows(client, 'teams', columns, teamRows);
  await insertRows(
    client,
    'team_members',
    { team_id: 'int', user_id: 'int', company_id: 'int', joined_at: 'timestamptz' },
    teams.flatMap((team) =>
      team.members
        .filter(({ leftOn }) => leftOn === null)
        .map((person) => [idOf(team), idOf(person), companyId, instant(person.joinedOn, '09:00')]),
    ),
  );
}

function instant(localDate: LocalDate, time: string): Date {
  return new Date(`${localDate}T${time}:00Z`);
}
