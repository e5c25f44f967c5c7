import { expect, it } from 'vitest';
import { readHead } from '#/lib/domain/people/import-file/import-head.ts';
import { fieldOf, rowReader } from '#/lib/domain/people/import-file/import-row.ts';

it.each(['-', ' – ', '.', 'n/a', 'N.A.', 'k. A.', '(blank)', '(leer)'])('%j means that a cell is empty', (cell) => {
  const head = readHead(['Email', 'First name', 'Last name', 'Department', 'Team', 'Role', 'Leader']);
  const row = rowReader(head)(2, ['ada@x.com', 'Ada', ...Array(5).fill(cell)]);
  expect(row).toMatchObject({ firstName: 'Ada', lastName: '', department: '', team: '', role: 'Member', leader: '' });
  expect(row.errors).toEqual([]);
});

it.each(['#N/A', '#NV', '#REF!', '#BEZUG!', '#¿NOMBRE?', '#DIV/0!'])('no place can be named %s', (cell) => {
  const errors = rowReader(readHead(['Email', 'Department', 'Team']))(2, ['ada@x.com', cell, cell]).errors;
  expect(errors).toMatchObject([{ field: fieldOf('department') }, { field: fieldOf('team') }]);
});

it.each(['Null', '#1', 'N', 'A/N', '#sales!', '-Ops-'])('“%s” can be a team’s name', (team) => {
  const row = rowReader(readHead(['Email', 'Team']))(2, ['ada@x.com', team]);
  expect(row).toMatchObject({ team, errors: [] });
});

it('a place whose name looks like an existing one is that one', () => {
  const row = rowReader(readHead(['Email', 'Department', 'Team']))(2, ['ada@x.com', '\u2068R&D\u2069', 'O\u00adps']);
  expect(row).toMatchObject({ department: 'R&D', team: 'Ops' });
});
