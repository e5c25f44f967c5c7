import { describe, expect, it } from 'vitest';
import { readHead } from '#/lib/domain/people/import-file/import-head.ts';
import { hasLeft, rowReader } from '#/lib/domain/people/import-file/import-row.ts';

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
  ])('“%s” says that somebody has left', (status) => {
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
  ])('“%s” does not', (status) => {
    expect(hasLeft({ status })).toBe(false);
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

  it('may be there twice, as the manager may; one that says left is enough', () => {
    const { columns, problem } = readHead(['Status', 'Email', 'Manager', 'Account status', 'Manager email']);
    expect(problem).toBeNull();
    const row = rowReader(columns)(2, ['Full time', 'ada@x.com', 'Grace', 'Inactive', 'grace@x.com']);
    expect(row).toMatchObject({ status: 'Inactive', manager: 'grace@x.com', errors: [] });
  });

  it('leaves nothing of a row to be wrong but the address', () => {
    const read = rowReader(['email', 'role', 'leader', 'status']);
    expect(read(2, ['ada@x.com', 'Engineer II', 'nobody', 'Terminated']).errors).toEqual([]);
    expect(read(3, ['nobody', 'Engineer II', '', 'Terminated']).errors).toHaveLength(1);
    expect(read(4, ['ada@x.com', 'Engineer II', '', 'Active']).errors).toHaveLength(1);
  });
});
