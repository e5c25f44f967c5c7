import type { PoolClient } from 'pg';
import { weekday } from '#/lib/domain/calendar/local-date.ts';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import { within } from '#/prisma/seed/demo/habits.ts';
import type { DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import { listSentCheckIns, type SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import type { SimulatedCheckIn } from '#/prisma/seed/demo/simulate-person.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** A leader's check-in on a rating day: leaders aren't members, so they only rate how much each member got done. */
export interface SimulatedRating extends SentCheckIn {
  readonly submittedAt: Date | null;
  readonly ratings: readonly { person: DemoPerson; value: number | null }[];
}

const RATED = 0.8;
const NOT_APPLICABLE = 0.05;
/** A rating is about half the person's own view, and half the leader's usual rating. */
const OWN_VIEW = 0.5;
const USUAL_RATING = 72;
const RATING_SPREAD = 8;
const RATING_STEP = 5;
const MINUTES_LATEST = 600;

/** Makes the leaders of a team rate its members on each rating day of the year. */
export function simulateRatings(
  random: Random,
  year: DemoYear,
  team: DemoTeam,
  checkIns: readonly SimulatedCheckIn[],
): SimulatedRating[] {
  const leaders = [team.leader, team.secondaryLeader].filter((leader) => leader !== null);
  return leaders
    .filter((leader) => !team.members.includes(leader))
    .flatMap((leader) => {
      const days = listSentCheckIns(year, team, leader).filter(
        ({ localDate }) => team.plan.frequencyId !== 1 || weekday(localDate) === team.plan.checkinDay,
      );
      return days.map((checkIn) => rate(random.fork(`${leader.email}/${checkIn.localDate}`), year, checkIn, checkIns));
    });
}

function rate(
  random: Random,
  year: DemoYear,
  checkIn: SentCheckIn,
  checkIns: readonly SimulatedCheckIn[],
): SimulatedRating {
  const at = new Date(checkIn.sentAt.getTime() + random.integer(5, MINUTES_LATEST) * 60_000);
  const isRated = random.chance(RATED) && at < checkIn.closesAt && at <= year.now;
  const memberCheckIns = checkIns.filter(
    ({ localDate, person }) => localDate === checkIn.localDate && person !== checkIn.person,
  );
  const ratings = memberCheckIns.map(({ person, answer }) => {
    const leaderView = (1 - OWN_VIEW) * USUAL_RATING + OWN_VIEW * (answer?.productivity ?? USUAL_RATING);
    const rated = Math.round(random.normal(leaderView, RATING_SPREAD) / RATING_STEP) * RATING_STEP;
    return { person, value: random.chance(NOT_APPLICABLE) ? null : within(rated, 0, 100) };
  });
  return { ...checkIn, submittedAt: isRated ? at : null, ratings: isRated ? ratings : [] };
}

/** Stores the leaders' check-ins on rating days, which only ask for ratings, with their answers. */
export async function insertRatings(
  client: PoolClient,
  { companyId, idOf }: StoredOrganisation,
  ratings: readonly SimulatedRating[],
): Promise<void> {
  const ids = await reserveIds(client, 'check_ins', ratings.length);
  const columns = {
    id: 'int',
    company_id: 'int',
    team_id: 'int',
    user_id: 'int',
    local_date: 'date',
    frequency_id: 'int',
    sent_at: 'timestamptz',
    closes_at: 'timestamptz',
    answered_at: 'timestamptz',
    asks_own: 'bool',
    asks_ratings: 'bool',
  };
  const checkInRows = ratings.map(({ team, person, localDate, sentAt, closesAt, submittedAt }, index) => {
    const whose = [ids[index], companyId, idOf(team), idOf(person)];
    return [...whose, localDate, team.plan.frequencyId, sentAt, closesAt, submittedAt, false, true];
  });
  await insertRows(client, 'check_ins', columns, checkInRows);
  const said = ratings.flatMap(({ team, localDate, ratings: memberRatings }, index) =>
    memberRatings.map(({ person, value }) => [ids[index], idOf(person), idOf(team), localDate, value]),
  );
  const rated = { check_in_id: 'int', user_id: 'int', team_id: 'int', local_date: 'date', value: 'smallint' };
  await insertRows(client, 'member_ratings', rated, said);
}
