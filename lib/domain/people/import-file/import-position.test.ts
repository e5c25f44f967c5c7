import { describe, expect, it } from 'vitest';
import { plan } from '#/e2e/support/scenes/import-plan.ts';

describe('the manager column', () => {
  const leaders = (lines: string[]) => {
    const { positions, undecided, errors } = plan(lines);
    expect(errors).toEqual([]);
    return {
      leads: positions.flatMap(({ role, email, team }) => (role === 'Team Leader' ? `${email} ${team}` : [])),
      undecided,
    };
  };
  const cases: [title: string, lines: string[], leads: string[], undecided: string[]][] = [
    [
      'the person others in the team name leads it, and not the manager in her own row',
      [
        'ora@x.com,Sales,Board',
        'kim@x.com,Sales,Tugs,,,ora@x.com',
        'lea@x.com,Sales,Tugs,,,kim@x.com',
        'noa@x.com,Sales,Tugs,,,kim@x.com',
      ],
      ['kim@x.com Tugs'],
      [],
    ],
    [
      'a person alone in a team isn’t led by their manager there',
      ['kim@x.com,,Tugs,,,ora@x.com', 'ora@x.com,,Board'],
      [],
      ['Tugs'],
    ],
    [
      'a manager who is not in the team',
      ['lea@x.com,,Tugs,,,kim@x.com', 'noa@x.com,,Tugs,,,kim@x.com', 'kim@x.com,,Board'],
      [],
      ['Tugs'],
    ],
    ['two managers', ['a@x.com,,Tugs,,,b@x.com', 'b@x.com,,Tugs,,,a@x.com'], [], ['Tugs']],
    [
      'one names a person outside',
      ['kim@x.com,,Tugs', 'lea@x.com,,Tugs,,,kim@x.com', 'noa@x.com,,Tugs,,,ora@x.com'],
      [],
      ['Tugs'],
    ],
    ['a chain', ['kim@x.com,,Tugs', 'lea@x.com,,Tugs,,,kim@x.com', 'noa@x.com,,Tugs,,,lea@x.com'], [], ['Tugs']],
    ['themselves', ['kim@x.com,,Tugs,,,kim@x.com', 'lea@x.com,,Tugs,,,kim@x.com'], ['kim@x.com Tugs'], []],
    ['a person who is nowhere', ['lea@x.com,,Tugs,,,who@x.com'], [], ['Tugs']],
    ['a name', ['lea@x.com,,Tugs,,,Ora Stahl'], [], []],
    [
      'next to a role that says it',
      ['lea@x.com,,Tugs,Team Leader,,kim@x.com', 'kim@x.com,,Tugs,,,ora@x.com'],
      ['lea@x.com Tugs'],
      [],
    ],
    [
      'next to a leader column',
      ['lea@x.com,,Tugs,,ada@x.com,kim@x.com', 'kim@x.com,,Tugs,,,ora@x.com'],
      ['ada@x.com Tugs'],
      [],
    ],
    [
      'a team that has a leader keeps it',
      ['kim@x.com,Engineering,Compilers', 'lea@x.com,Engineering,Compilers,,,kim@x.com'],
      [],
      [],
    ],
    [
      'a team whose leader is invited',
      ['kim@x.com,Engineering,Kernel', 'lea@x.com,Engineering,Kernel,,,kim@x.com'],
      [],
      [],
    ],
    [
      'a team of the company without a leader',
      ['ada@x.com,,Chess', 'lea@x.com,,Chess,,,ada@x.com'],
      ['ada@x.com Chess'],
      [],
    ],
  ];

  it.each(cases)('%s', (_title, lines, leads, undecided) => {
    expect(leaders(lines)).toEqual({ leads, undecided });
  });

  it('doesn’t mention a person whose own row is wrong', () => {
    const { positions, undecided } = plan(['kim@x.com,,Tugs,Boss', 'lea@x.com,,Tugs,,,kim@x.com']);
    expect([positions.map(({ role }) => role), undecided]).toEqual([['Member'], ['Tugs']]);
  });
});
