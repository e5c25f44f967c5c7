import { describe, expect, it } from 'vitest';
import { readHead } from '#/lib/domain/people/import-file/import-head.ts';
import { fieldOf, rowReader } from '#/lib/domain/people/import-file/import-row.ts';
import { hasLeft, isOddStatus } from '#/lib/domain/people/import-file/import-status.ts';
import { namesOfWhole } from '#/lib/domain/people/import-file/person-cells.ts';

describe('the status column', () => {
  it.each([
    'Terminated',
    'INACTIVE',
    ' left ',
    'Left company',
    'Ex-Employee',
    'Deactivated',
    'Suspended',
    'Resigned',
    'false',
    'Inaktiv',
    'ausgeschieden',
    'Ausgetreten',
    'Ehemaliger Mitarbeiter',
    'Gelöscht',
    'Im Ruhestand',
    'Nein',
    'Inactif',
    'Sorti(e)',
    'Parti',
    'Licencié',
    'Désactivée',
    'A quitté l’entreprise',
    'Ancien salarié',
    'Non',
    'Terminated - Voluntary',
    'Terminated (Involuntary)',
    'Left on 2026-10-01',
    'Archived',
    'Deprovisioned',
    'Inactivo',
    'Dado de baja',
    'Cessato',
    'Dimessa',
    'Uit dienst',
    'Slutat',
    'Desligado',
  ])('“%s” says that a person has left', (status) => {
    expect(hasLeft({ status })).toBe(true);
  });

  it.each([
    '',
    'Active',
    'Aktiv',
    'Actif',
    'true',
    'Invitation Sent',
    'Incomplete Onboarding',
    'Full time',
    'Onboarding',
    'On leave',
    'Leave of absence',
    'Elternzeit',
    'Mutterschutz',
    'Congé parental',
    'Freelancer',
    'Probation',
    'Gekündigt',
    'Left-handed',
    'Activo',
  ])('“%s” doesn’t', (status) => {
    expect(hasLeft({ status })).toBe(false);
  });

  it.each(['sabbatical', 'On probation', '???', 'Gekündigt', '0'])('“%s” is reported as not understood', (status) => {
    expect([hasLeft({ status }), isOddStatus({ status })]).toEqual([false, true]);
  });

  it.each(['', ' ', 'Active', 'Invitation Sent', 'Suspended', 'Elternzeit', 'Temps plein', 'Sí', 'Left on 2026-10-01'])(
    '“%s” is understood',
    (status) => {
      expect(isOddStatus({ status })).toBe(false);
    },
  );

  it('can exist twice; the one that is understood counts', () => {
    const read = rowReader(readHead(['Email', 'Contract status', 'Account status']));
    expect(read(2, ['ada@x.com', 'B2', 'Active'])).toMatchObject({ status: 'Active' });
    expect(read(2, ['ada@x.com', 'B2', ''])).toMatchObject({ status: 'B2' });
  });

  it.each([
    'Status',
    'Employment Status',
    'Status [READ ONLY]',
    'Beschäftigungsstatus',
    'Statut',
    'Active',
    'accountEnabled',
    'Estado del contrato',
    'Lifecycle status',
  ])('is known as “%s”', (heading) => {
    expect(readHead(['Email', heading]).columns).toEqual(['email', 'status']);
  });

  it('can exist twice, as the manager’s can; one that says left is enough', () => {
    const head = readHead(['Status', 'Email', 'Manager', 'Account status', 'Manager email']);
    expect(head.problem).toBeNull();
    const row = rowReader(head)(2, ['Full time', 'ada@x.com', 'Grace', 'Inactive', 'grace@x.com']);
    expect(row).toMatchObject({ status: 'Inactive', manager: 'grace@x.com', errors: [] });
  });

  it('leaves only the address of a row to be checked', () => {
    const read = rowReader({ columns: ['email', 'role', 'leader', 'status'] });
    expect(read(2, ['ada@x.com', 'Engineer II', 'nobody', 'Terminated']).errors).toEqual([]);
    expect(read(3, ['nobody', 'Engineer II', '', 'Terminated']).errors).toHaveLength(1);
    expect(read(4, ['ada@x.com', 'Engineer II', '', 'Active']).errors).toHaveLength(1);
  });
});

describe('a full name', () => {
  it.each([
    ['Ada Lund', 'Ada', 'Lund'],
    ['María de la Cruz', 'María', 'de la Cruz'],
    ['de la Cruz, María', 'María', 'de la Cruz'],
    [' Ada ', 'Ada', ''],
    ['', '', ''],
    ['Knut Berg Jr.', '', ''],
    ['12345', '', ''],
    ['Lund, Ada (external)', '', ''],
  ])('“%s” is split, or left for the person to write', (text, firstName, lastName) => {
    expect(namesOfWhole(text)).toEqual({ firstName, lastName });
    const row = rowReader(readHead(['Email', 'Name', 'Team']))(2, ['ada@x.com', text, 'A']);
    expect(row).toMatchObject({ firstName, lastName, errors: [] });
  });

  it('has preferred parts before legal ones, cell by cell', () => {
    const read = rowReader(readHead(['Legal Name - First Name', 'Email', 'Preferred_Name_-_First_Name']));
    expect(read(2, ['Adelheid', 'ada@x.com', 'Ada']).firstName).toBe('Ada');
    expect(read(3, ['Adelheid', 'ada@x.com', ' ']).firstName).toBe('Adelheid');
  });
});

it.each(['Design; Research', 'Design, Research', 'Design | Research'])(
  'a cell of “Teams” with %j is wrong, one of “Team” is a name',
  (cell) => {
    const errorsOf = (heading: string) => rowReader(readHead(['Email', heading]))(2, ['ada@x.com', cell]).errors;
    expect(errorsOf('Teams')).toMatchObject([{ field: fieldOf('team') }]);
    expect(errorsOf('Team')).toEqual([]);
  },
);
