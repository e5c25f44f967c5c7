import { describe, expect, it } from 'vitest';
import { findSeparator, readHead, statedSeparator } from '#/lib/domain/people/import-file/import-head.ts';

describe('the first row', () => {
  it.each([
    [['Email', 'First name', 'Last name', 'Department', 'Team', 'Role', 'Leader']],
    [['E-MAIL', 'first_name', 'LastName', 'dept', 'Team name', 'role', 'Team Leader Email']],
    [['E-Mail-Adresse', 'Vorname', 'Nachname', 'Abteilung', 'Team', 'Rolle', 'Leader']],
    [['Adresse e-mail', 'Prénom', 'Nom', 'Service', 'Équipe', 'Rôle', 'Leader']],
    [['Email [Required]', 'First Name (given)', 'Last Name*', 'Department', 'Group', 'Role', 'Leader']],
    [[' email address ', 'Given Name', 'Surname', 'Division', 'group', 'Access role', 'leader']],
  ])('of %j names all columns', (cells) => {
    expect(readHead(cells)).toEqual({
      columns: ['email', 'firstName', 'lastName', 'department', 'team', 'role', 'leader'],
      ignored: [],
      problem: null,
    });
  });

  it.each([
    [
      'Personio, German',
      ['Vorname', 'Nachname', 'E-Mail (geschäftlich)', 'Abteilung', 'Team', 'Vorgesetzte:r', 'Standort'],
    ],
    ['Personio, French', ['Prénom', 'Nom de famille', 'E-mail professionnel', 'Département', 'Équipe', 'Superviseur']],
    ['Personio, Spanish', ['Nombre', 'Apellidos', 'Correo electrónico', 'Departamento', 'Equipo', 'Supervisor/a']],
    [
      'BambooHR',
      ['Employee #', 'First Name', 'Last Name', 'Work Email', 'Department', 'Division', 'Team', 'Reporting to'],
    ],
    [
      'Workday',
      ['Legal First Name', 'Legal Last Name', 'Email - Primary Work', 'Department', 'Team', "Worker's Manager"],
    ],
    ['SAP', ['USERID', 'USERNAME', 'FIRSTNAME', 'LASTNAME', 'EMAIL', 'MANAGER', 'DEPARTMENT', 'DIVISION', 'TEAM']],
    [
      'SAP, German',
      [
        'Benutzername',
        'Vorname',
        'Nachname',
        'Dienstliche E-Mail-Adresse',
        'Abteilung',
        'Bereich',
        'Team',
        'Führungskraft',
      ],
    ],
  ])('of an export of %s is understood', (_, cells) => {
    const { columns, problem } = readHead(cells);
    expect(problem).toBeNull();
    const expected = ['department', 'email', 'firstName', 'lastName', 'manager', 'team'];
    expect(columns.filter((column) => column !== null).sort()).toEqual(expected);
  });

  it('may name an address by “Username” alone, and prefers one that says so', () => {
    expect(readHead(['Username', 'Division']).columns).toEqual(['email', 'department']);
    expect(readHead(['Username', 'Email', 'Division', 'Department']).ignored).toEqual(['Username', 'Division']);
  });

  it.each(['Manager', 'Manager Email', 'Reports to', 'Line Manager', 'Supervisor', 'Vorgesetzte'])(
    'takes “%s” for the reporting line of one person, not for the leader of a team',
    (heading) => {
      expect(readHead(['Email', heading]).columns).toEqual(['email', 'manager']);
    },
  );

  it('may have columns that mean nothing here, which are told', () => {
    expect(readHead(['Shoe size', 'Email', '', 'Cost centre'])).toEqual({
      columns: [null, 'email', null, null],
      ignored: ['Shoe size', 'Cost centre'],
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
  ['email|team', '|'],
  ['Staff; as of 1 March; all of them;\n\nEmail,Team\n', ','],
  ['"a;b;c', ','],
])('the separator of %j is %j', (start, sign) => {
  expect(findSeparator(start)).toBe(sign);
});

it.each([
  ['sep=;\r\nEmail;Team', ';'],
  ['\ufeff"sep=|"\nEmail|Team', '|'],
  ['SEP=\t\nEmail', '\t'],
  ['Email;sep=,', null],
  ['sep=', null],
])('%j names the separator %j', (start, sign) => {
  expect(statedSeparator(start)).toBe(sign);
});
