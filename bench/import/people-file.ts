import { importColumns } from '#/lib/domain/people/constants.ts';
import { csvLine } from '#/lib/platform/csv-line.ts';

const TEAMS_PER_DEPARTMENT = 10;
const TEAM_SIZE = 12;

/**
 * Returns a file of new and known people in teams of twelve, each with a leader. Every second row is a person of the
 * company, who joins another team; the others are invited. Departments and teams are new.
 */
export function peopleFile(rows: number, knownEmails: readonly string[], word: string): File {
  const lines = Array.from({ length: rows }, (_, at) => {
    const team = Math.floor(at / TEAM_SIZE);
    const email = at % 2 === 0 ? `${word}.${at}@example.com` : (knownEmails[at % knownEmails.length] ?? '');
    const role = at % TEAM_SIZE === 0 ? 'Team Leader' : 'Member';
    return csvLine([
      email,
      'Ivy',
      'New',
      `${word} ${Math.floor(team / TEAMS_PER_DEPARTMENT)}`,
      `${word} ${team}`,
      role,
      '',
    ]);
  });
  return new File([csvLine(importColumns.map(({ name }) => name)), ...lines], 'people.csv');
}
