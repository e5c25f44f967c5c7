import { createDirectory, type Directory } from '#/lib/domain/people/import-file/import-directory.ts';
import { planImport } from '#/lib/domain/people/import-file/import-plan.ts';
import { rowReader } from '#/lib/domain/people/import-file/import-row.ts';
import { inWords } from '#/lib/words/in-words.ts';

const readRow = rowReader({
  columns: ['email', 'department', 'team', 'role', 'leader', 'manager', 'status'],
});

/** Returns rows from lines of a file: email address, department, team, role, leader, manager, status. */
export function rowsOf(...lines: string[]) {
  return lines.map((line, at) => readRow(at + 2, line.split(',')));
}

const person = (id: number, email: string, teamIds: number[] = [], more = {}) => ({
  id,
  email,
  teamIds,
  isAdministrator: false,
  isBlocked: false,
  ...more,
});

/** Returns a small company for an import. */
export const company = (): Directory =>
  createDirectory({
    people: 40,
    persons: [
      person(1, 'boss@x.com', [], { isAdministrator: true }),
      person(2, 'lead@x.com'),
      person(3, 'ada@x.com', [10]),
      person(4, 'bob@x.com', [10, 11]),
      person(5, 'gone@x.com', [], { isBlocked: true }),
    ],
    departments: [{ id: 7, name: 'Engineering', leaderId: null }],
    teams: [
      { id: 10, name: 'Compilers', departmentId: 7, leaderId: 2, secondaryLeaderId: null },
      { id: 11, name: 'Kernel', departmentId: 7, leaderId: null, secondaryLeaderId: null },
      { id: 12, name: 'Chess', departmentId: null, leaderId: null, secondaryLeaderId: null },
    ],
    invitations: [
      { email: 'new@x.com', kind: 'team_member', departmentId: null, teamId: 11 },
      { email: 'soon@x.com', kind: 'team_leader', departmentId: null, teamId: 11 },
    ],
  });

/** Returns what a file with these rows would change, and its errors. */
export function plan(lines: string[], move = false) {
  const rows = rowsOf(...lines);
  const { counts, leaves, positions, undecided, invitedLeavers } = planImport(rows, company(), move);
  const errors = rows.flatMap(({ line, errors: rowErrors }) =>
    rowErrors.map(({ field, message }) => `${line} ${inWords(field, 'en')}: ${inWords(message, 'en')}`),
  );
  return { counts, leaves, positions, undecided, invitedLeavers, errors };
}
