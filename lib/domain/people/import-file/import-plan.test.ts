import { describe, expect, it } from 'vitest';
import { company, plan, rowsOf } from '#/e2e/support/scenes/import-plan.ts';
import type { Directory } from '#/lib/domain/people/import-file/import-directory.ts';
import { planImport } from '#/lib/domain/people/import-file/import-plan.ts';
import { fieldOf } from '#/lib/domain/people/import-file/import-row.ts';
import type { ImportCounts } from '#/lib/domain/people/people.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

describe('what a file would change', () => {
  const cases: [title: string, lines: string[], counts: Partial<ImportCounts>][] = [
    ['a member of the same team: nothing', ['ada@x.com,engineering, COMPILERS '], { unchanged: 1 }],
    ['without the department, by the only team of that name', ['ada@x.com,,Compilers'], { unchanged: 1 }],
    ['another team is added', ['ada@x.com,Engineering,Kernel'], { changed: 1 }],
    ['somebody new is invited', ['eve@x.com,Engineering,Kernel'], { invited: 1 }],
    ['somebody invited to the same already: nothing', ['new@x.com,Engineering,Kernel'], { unchanged: 1 }],
    ['somebody invited elsewhere gets another invitation', ['new@x.com,Engineering,Compilers'], { invited: 1 }],
    [
      'places are made once',
      ['eve@x.com,Sales,East', 'ada@x.com,sales,EAST'],
      { invited: 1, changed: 1, departments: 1, teams: 1 },
    ],
    [
      'the same name in another department is another team',
      ['ada@x.com,Sales,Kernel'],
      { changed: 1, departments: 1, teams: 1 },
    ],
    ['a leader stays leader when listed as a member', ['lead@x.com,Engineering,Compilers'], { unchanged: 1 }],
    ['a leader is replaced', ['ada@x.com,Engineering,Compilers,Team lead'], { changed: 1, replacedLeaders: 1 }],
    [
      'the leader column says the same',
      ['bob@x.com,Engineering,Compilers,,ada@x.com'],
      { changed: 1, unchanged: 1, replacedLeaders: 1 },
    ],
    ['a leader who is new is invited', ['eve@x.com,Engineering,New,Team Leader'], { invited: 1, teams: 1 }],
    [
      'a listed member whom another row calls the leader',
      ['eve@x.com,,Chess', 'ada@x.com,,Chess,,eve@x.com'],
      { invited: 1, changed: 1 },
    ],
    [
      'an administrator',
      ['ada@x.com,,,Admin', 'boss@x.com,,,Administrator'],
      { changed: 1, unchanged: 1, administrators: 1 },
    ],
    ['a department and its leader', ['ada@x.com,Sales,,Head of department'], { changed: 1, departments: 1 }],
    ['somebody known without a place: nothing', ['ada@x.com', 'new@x.com,,'], { unchanged: 2 }],
    [
      'one person in two teams is counted once',
      ['eve@x.com,,A', 'eve@x.com,,B'],
      { invited: 1, invitations: 2, teams: 2 },
    ],
  ];

  it.each(cases)('%s', (_title, lines, counts) => {
    const none = {
      invited: 0,
      changed: 0,
      unchanged: 0,
      departments: 0,
      teams: 0,
      leaving: 0,
      replacedLeaders: 0,
      suspended: 0,
      notInvited: 0,
      administrators: 0,
    };
    const { errors, counts: plannedCounts } = plan(lines);
    expect(errors).toEqual([]);
    const invitations = counts.invited ?? 0;
    expect(plannedCounts).toEqual({ ...none, people: 40, rows: lines.length, wrong: 0, invitations, ...counts });
  });
});

describe('moving people by a file', () => {
  it('removes people from teams that the file no longer lists, and says so at their first row', () => {
    const { counts, leaves } = plan(['bob@x.com,Engineering,Kernel', 'bob@x.com,,Chess', 'ada@x.com,,Chess'], true);
    expect([...leaves]).toEqual([
      [2, [10]],
      [4, [10]],
    ]);
    expect(counts).toMatchObject({ leaving: 2, changed: 2 });
  });

  it('skips people that the file lists in no team, or doesn’t list', () => {
    expect(plan(['bob@x.com', 'boss@x.com,,,Admin'], true).counts).toMatchObject({ leaving: 0, changed: 0 });
  });
});

describe('a mistake in a file', () => {
  const cases: [lines: string[], errors: string[]][] = [
    [[',Engineering,Kernel'], ['2 Email: Enter an email address.']],
    [['ada,Engineering,Kernel'], ['2 Email: “ada” isn’t an email address.']],
    [['eve@x.com'], ['2 Team: Add the team this person belongs to.']],
    [
      ['eve@x.com,Sales,,Department Leader', 'eve@x.com,,,Department Leader'],
      ['3 Department: Add the department to lead.'],
    ],
    [['ada@x.com,,Chess,Boss'], ['2 Role: Unknown role. Use Member, Team Leader, Department Leader or Administrator.']],
    [['ada@x.com,,Chess', 'ADA@x.com,,chess,member'], ['3 Row: Same as line 2.']],
    [['gone@x.com,,Chess'], ['2 Email: This person’s account is blocked.']],
    [
      ['ada@x.com,,Chess,Team Leader', 'bob@x.com,,Chess,Team Leader'],
      ['3 Role: Line 2 already makes ada@x.com the leader of this team. A team has one leader.'],
    ],
    [
      ['ada@x.com,,Chess,,bob@x.com', 'eve@x.com,,Chess,,lead@x.com'],
      ['3 Leader: Line 2 already makes bob@x.com the leader of this team. A team has one leader.'],
    ],
    [
      ['ada@x.com,Sales,,Department Leader', 'bob@x.com,Sales,,Department Leader'],
      ['3 Role: Line 2 already makes ada@x.com the leader of this department.'],
    ],
    [['ada@x.com,,Chess,,who@x.com'], ['2 Leader: who@x.com isn’t in the company. Add a row for them.']],
    [
      ['ada@x.com,Engineering,Kernel,Team Leader'],
      ['2 Role: soon@x.com has been invited to lead this team. Withdraw that invitation first.'],
    ],
    [['ada@x.com,,Chess,Secondary Leader'], ['2 Role: Choose secondary leaders on the team’s page.']],
    [['ada@x.com,,Chess,,,,,more'], ['2 Row: This row has 8 cells, but the row with the column names (line 1) has 7.']],
    [
      ['eve@y.museum,,Chess'],
      ['2 Email: “eve@y.museum” isn’t accepted here: the part after the last dot can have up to 4 letters.'],
    ],
    [
      [`${'e'.repeat(65)}@x.com,,Chess`],
      [`2 Email: “${'e'.repeat(59)}…” isn’t accepted: the part before the @ can have up to 64 characters.`],
    ],
    [
      ['eve@x.123,,Chess'],
      [
        '2 Email: “eve@x.123” isn’t accepted: the part after the last dot must have at least two letters and nothing else.',
      ],
    ],
    [['e..ve@x.com,,Chess'], ['2 Email: “e..ve@x.com” isn’t an email address.']],
  ];

  it.each(cases)('%j', (lines, errors) => {
    expect(plan(lines).errors).toEqual(errors);
  });

  it('can be a leader’s wrong row, which makes rows that name them wrong', () => {
    const { errors, counts } = plan(['ada@x.com,,Chess,,eve@x.com', 'eve@x.com,,Chess,Boss']);
    expect(errors).toEqual([
      '2 Leader: eve@x.com isn’t in the company. Add a row for them.',
      '3 Role: Unknown role. Use Member, Team Leader, Department Leader or Administrator.',
    ]);
    expect(counts).toMatchObject({ rows: 2, wrong: 2, invited: 0 });
  });

  it('can be several teams with one name', () => {
    const directory = company();
    const [team] = directory.teams.get('chess') ?? [];
    if (team) directory.teams.set('chess', [team, { ...team, id: 13 }]);
    const rows = rowsOf('ada@x.com,,Chess');
    planImport(rows, directory, false);
    expect(rows[0]?.errors).toEqual([{ field: fieldOf('team'), message: message('people.file.severalTeams') }]);
  });
});

/** Counts how often anyone is looked up in it, and stops what would take minutes. */
function countLookUps(directory: Directory, most: number): () => number {
  let count = 0;
  const { blocked } = directory;
  const has = blocked.has.bind(blocked);
  blocked.has = (email) => {
    if (++count > most) throw new Error(`more than ${most} judgements`);
    return has(email);
  };
  return () => count;
}

it('each row in a chain of leaders is checked once, and all are wrong if the last leader is unknown', () => {
  const rows = rowsOf(...Array.from({ length: 10_000 }, (_, at) => `p${at}@x.com,,Team ${at},,p${at + 1}@x.com`));
  const directory = company();
  const judgements = countLookUps(directory, 2 * rows.length);
  expect(planImport(rows, directory, false).counts).toMatchObject({ wrong: 10_000, invited: 0, teams: 0 });
  expect(judgements()).toBe(rows.length);
  const messages = rows.map(({ errors }) =>
    errors.map(({ field, message }) => `${inWords(field, 'en')}: ${inWords(message, 'en')}`).join(),
  );
  expect(messages).toEqual(rows.map((_, at) => `Leader: p${at + 1}@x.com isn’t in the company. Add a row for them.`));
});

it('a leader with another correct row stays a leader, also in a circle', () => {
  expect(plan(['a@x.com,,A,,b@x.com', 'b@x.com,,B,Boss', 'b@x.com,,C']).errors).toHaveLength(1);
  expect(plan(['a@x.com,,A,,b@x.com', 'b@x.com,,B,,a@x.com']).errors).toEqual([]);
  const broken = plan(['a@x.com,,A,,b@x.com', 'b@x.com,,B,,c@x.com', 'c@x.com,,C,,a@x.com', 'c@x.com,,C,,who@x.com']);
  expect(broken.counts.wrong).toBe(1);
});

it('the plan is the same if wrong rows are left out', () => {
  const lines = ['eve@x.com,,A', 'x,,A', 'ada@x.com,,A,,eve@x.com', 'bob@x.com,,A,Team Leader', 'ada@x.com,,B'];
  const rows = rowsOf(...lines);
  const { counts } = planImport(rows, company(), true);
  const right = rows.filter(({ errors }) => errors.length === 0);
  const { counts: again } = planImport(right, company(), true);
  expect(again).toEqual({ ...counts, rows: right.length, wrong: 0 });
});

it('10,000 rows are planned within seconds', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `p${at}@x.com,Department ${at % 80},Team ${at % 800}`);
  const startMs = performance.now();
  expect(plan(lines).counts).toMatchObject({ invited: 10_000, teams: 800, departments: 80 });
  expect(performance.now() - startMs).toBeLessThan(5000);
});
