import { describe, expect, it } from 'vitest';
import { company, plan, rowsOf } from '#/e2e/support/scenes/import-plan.ts';
import { planImport } from '#/lib/domain/people/import-file/import-plan.ts';

describe('a person who has left according to the status column', () => {
  const leavers = [
    'ada@x.com,,Compilers,,,,Terminated',
    'gone@x.com,,,,,,Inaktiv',
    'new@x.com,,A,,,,left',
    'eve@x.com,,A,Boss,,,sorti',
  ];

  it('is suspended or not invited, and gets nothing else', () => {
    const { counts, positions, leaves, errors, invitedLeavers } = plan(leavers, true);
    expect(errors).toEqual([]);
    expect([positions, leaves.size, invitedLeavers]).toEqual([[], 0, 1]);
    expect(counts).toMatchObject({
      suspended: 1,
      notInvited: 1,
      unchanged: 2,
      invited: 0,
      changed: 0,
      teams: 0,
      wrong: 0,
    });
  });

  it('is counted once, however many rows say so', () => {
    const { counts, errors } = plan([
      'ada@x.com,,Compilers,,,,left',
      'ada@x.com,,Compilers,,,,left',
      'eve@x.com,,,,,,left',
      'eve@x.com,,,,,,left',
    ]);
    expect([errors, counts.suspended, counts.notInvited]).toEqual([[], 1, 1]);
  });

  it('counts as present if another row lists them as still here', () => {
    const { counts, errors } = plan([
      'bob@x.com,,Old,,,,Terminated',
      'bob@x.com,Engineering,Kernel,,,,Active',
      'eve@x.com,,,,,,left',
      'eve@x.com,,A,Boss',
    ]);
    expect(errors.toSorted()).toEqual([
      '2 Status: Line 3 lists this person as still here.',
      '4 Status: Line 5 lists this person as still here.',
      '5 Role: Unknown role. Use Member, Team Leader, Department Leader or Administrator.',
    ]);
    expect(counts).toMatchObject({ suspended: 0, notInvited: 0, unchanged: 1, wrong: 3 });
  });

  it('leads no one, whether they have an account or not', () => {
    const { errors, positions } = plan([
      'ada@x.com,,,,,,left',
      'bob@x.com,,Chess,,ada@x.com',
      'eve@x.com,,,,,,left',
      'bob@x.com,,B,,eve@x.com',
      'bob@x.com,,D,,,eve@x.com',
    ]);
    expect(errors).toEqual([
      '3 Leader: Line 2 says that ada@x.com has left.',
      '5 Leader: Line 4 says that eve@x.com has left.',
    ]);
    expect(positions.map(({ email, role, team }) => `${email} ${role} ${team}`)).toEqual(['bob@x.com Member D']);
  });

  it('isn’t an administrator: a file can’t end their access', () => {
    const { errors, counts } = plan(['boss@x.com,,,,,,left']);
    expect(errors).toEqual([
      '2 Status: A file can’t end an administrator’s access. Suspend them in the list of people.',
    ]);
    expect(counts).toMatchObject({ wrong: 1, suspended: 0 });
  });

  it('stays so if wrong rows are left out', () => {
    const rows = rowsOf(
      ...leavers,
      'bob@x.com,,,,,,left',
      'bob@x.com,,Chess',
      'bob@x.com,,B,,ada@x.com',
      'boss@x.com,,,,,,left',
    );
    const { counts } = planImport(rows, company(), true);
    const right = rows.filter(({ errors }) => errors.length === 0);
    expect(planImport(right, company(), true).counts).toEqual({ ...counts, rows: right.length, wrong: 0 });
    expect(counts.wrong).toBe(3);
  });
});
