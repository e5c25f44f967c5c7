import { describe, expect, it } from 'vitest';
import { findSeparator, readHead } from '#/lib/domain/people/import-head.ts';

describe('the first row', () => {
  it.each([
    [['Email', 'First name', 'Last name', 'Department', 'Team', 'Role', 'Leader']],
    [['E-MAIL', 'first_name', 'LastName', 'dept', 'Team name', 'role', 'Manager Email']],
    [[' email address ', 'Given Name', 'Surname', 'Division', 'group', 'Position', 'leader']],
  ])('of %j names all columns', (cells) => {
    expect(readHead(cells)).toEqual({
      columns: ['email', 'firstName', 'lastName', 'department', 'team', 'role', 'leader'],
      ignored: [],
      problem: null,
    });
  });

  it('may have columns that mean nothing here, which are told', () => {
    expect(readHead(['Shoe size', 'Email', '', 'Status'])).toEqual({
      columns: [null, 'email', null, null],
      ignored: ['Shoe size', 'Status'],
      problem: null,
    });
  });

  it('may have 200 columns and no more', () => {
    const wide = (count: number) =>
      readHead(['Email', ...Array.from({ length: count - 1 }, (_, at) => `Column ${at}`)]);
    expect(wide(200).problem).toBeNull();
    expect(wide(201)).toEqual({
      columns: [],
      ignored: [],
      problem: 'The first row names 201 columns, a file may have at most 200. Please delete those that are not needed.',
    });
  });

  it.each([
    [['Name', 'Team'], 'The first row must name the columns, and one of them must be “Email”.'],
    [['ada@example.com', 'Ada'], 'The first row must name the columns, and one of them must be “Email”.'],
    [['Email', 'Team', 'Group'], 'Two columns mean “Team”. Please keep one of them.'],
  ])('%j is refused', (cells, problem) => {
    expect(readHead(cells).problem).toBe(problem);
  });
});

it.each([
  ['a,b;c,d', ','],
  ['email;"a,b,c";team\r\nx,y,z,a,b', ';'],
  ['email\tteam', '\t'],
  ['email', ','],
  ['"a;b;c', ','],
])('the separator of %j is %j', (start, sign) => {
  expect(findSeparator(start)).toBe(sign);
});
