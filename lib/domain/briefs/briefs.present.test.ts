import { expect, it } from 'vitest';
import type { TeamStep } from '#/lib/domain/actions/actions.schema.ts';
import { isFresh, presentParagraph, type WeekFigures } from '#/lib/domain/briefs/briefs.present.ts';

const figure = (avg: number | null, change: number | null = 0) => ({
  avg,
  change,
  reliable: change !== 0,
  personsBand: '20–49',
});
const calm: WeekFigures = {
  sentiment: figure(70),
  productivity: figure(71),
  motivation: figure(73),
  participation: 81,
  drivers: [],
  feelings: { good: 50, bad: 20 },
  highlights: { attention: [], risen: [], success: [] },
  steps: [],
};
const standsOut = { metric: 'sentiment', value: 55, change: null } as const;
const leads = { departmentName: null, leader: null, leaderEmail: null };
const supply = {
  team: { id: 7, name: 'Supply', ...leads },
  reason: 'below',
  ...standsOut,
  categoryId: 6,
} as const;
const drivers = [
  { id: 1, label: 'Workload', helped: '5–9', hurt: '20–49' },
  { id: 2, label: 'Deadlines', helped: null, hurt: '5–9' },
  { id: 4, label: 'Teammates', helped: '50–99', hurt: '5–9' },
  { id: 10, label: 'Meetings', helped: null, hurt: '5–9' },
];

function sentencesOf(figures: Partial<WeekFigures>, isStandIn = false) {
  const about = { kind: 'department', id: 1, name: 'Engineering' } as const;
  const how = {
    locale: 'en',
    about,
    driversHref: '/drivers',
    teamHref: (id: number) => `/team/${id}`,
    isStandIn,
  } as const;
  return presentParagraph({ ...calm, ...figures }, how)?.sentences ?? null;
}
const read = (...args: Parameters<typeof sentencesOf>) =>
  sentencesOf(...args)?.map((pieces) => pieces.map(({ text }) => text).join('')) ?? null;

const ofSupply: TeamStep = {
  team: supply.team,
  said: null,
  will: 'Quiet hours.',
  state: 'doing',
  promisedOn: '2026-03-03',
  dueOn: '2026-03-17',
  isDue: false,
  settledOn: null,
};

const lowTeam = (name: string, value: number) => ({ ...supply, team: { ...supply.team, name }, value });
const steady = 'No clear change: sentiment 70, performance 71, motivation 73.';
const participation = 'People answered 81% of their check-ins.';

it.each<[string, Partial<WeekFigures>, string[] | null]>([
  ['a calm week', {}, [steady, participation]],
  [
    'steps: what is overdue first, its cause where that was published, and the rest as a number',
    {
      steps: [
        ofSupply,
        { ...ofSupply, team: { id: 8, name: 'Finance' }, said: 'noise' },
        { ...ofSupply, team: { id: 9, name: 'Quality' }, isDue: true },
        { ...ofSupply, team: { id: 10, name: 'Sales' } },
      ],
    },
    [
      steady,
      participation,
      'Quality should look back on what it has been trying since 3 March: “Quiet hours.”',
      'Supply has been trying this since 3 March: “Quiet hours.”',
      'Finance has been trying this for noise since 3 March: “Quiet hours.”',
      '1 more step is under way.',
    ],
  ],
  [
    'a move and a place',
    { sentiment: figure(64, -9), highlights: { attention: [supply], risen: [], success: [] } },
    [
      'Sentiment fell 9 points to 64. Steady: performance 71, motivation 73.',
      'Lowest sentiment: Supply (55).',
      participation,
    ],
  ],
  [
    'three places, as British English lists them',
    { highlights: { attention: [supply, lowTeam('Finance', 50), lowTeam('Quality', 45)], risen: [], success: [] } },
    [steady, 'Lowest sentiment: Supply (55), Finance (50) and Quality (45).', participation],
  ],
  [
    'what hurt and what helped most, each reason on the side where the chart shows it',
    { drivers },
    [steady, 'What hurt most: workload and deadlines.', 'What helped most: teammates.', participation],
  ],
  [
    'few answers',
    { participation: 41.6 },
    [steady, 'People answered only 42% of their check-ins, so treat these results with caution.'],
  ],
  ['no participation', { participation: null }, [steady]],
  [
    'nothing',
    { sentiment: figure(null), productivity: figure(null), motivation: { ...figure(50), isDefault: true } },
    null,
  ],
])('the brief reports %s', (_what, figures, sentences) => {
  expect(read(figures)).toEqual(sentences);
});

it('the brief has the first teams that needed attention, and why', () => {
  const how = { locale: 'en', about: { kind: 'company', id: 1, name: 'Northlight' }, driversHref: '/' } as const;
  const fell = { ...supply, reason: 'fell', change: -19 } as const;
  const figures = { ...calm, highlights: { attention: [fell, supply], risen: [], success: [] } };
  expect(presentParagraph(figures, { ...how, teamHref: () => '/' })?.teams).toEqual([fell, supply]);
});

it('the brief links to the teams and the drivers that it names', () => {
  const [, place = [], hurt = []] =
    sentencesOf({ drivers, highlights: { attention: [supply], risen: [], success: [] } }) ?? [];
  expect(place[1]).toEqual({ text: 'Supply', href: '/team/7' });
  expect(hurt.filter(({ href }) => href)).toEqual([
    { text: 'workload', href: '/drivers' },
    { text: 'deadlines', href: '/drivers' },
  ]);
});

it('a step that is done isn’t called one that a team is still trying', () => {
  const done = { ...ofSupply, state: 'done' as const, doneOn: '2026-03-10' };
  expect(read({ steps: [done] })).toContain('Supply did this on 10 March: “Quiet hours.”');
  expect(read({ steps: [{ ...done, isDue: true }] })?.at(-1)).toMatch(/^Supply should look back on .* 3 March/);
});

it('the brief never links to a URL that someone typed', () => {
  const will = '\u0001https://elsewhere.test\u0002Quiet hours.\u0003';
  const [, , step = []] = sentencesOf({ steps: [{ ...ofSupply, will, said: '\u0001/x\u0002noise\u0003' }] }) ?? [];
  expect(step.filter(({ href }) => href)).toEqual([{ text: 'Supply', href: '/team/7' }]);
});

it('the brief says so if a team is too small for its own results', () => {
  expect(read({}, true)?.[0]).toBe(
    'Your team is too small for results of its own, so these are the results of Engineering.',
  );
});

it('the brief has its own group’s findings, and says how many lines are about current steps', () => {
  const paragraphOf = (isStandIn: boolean) =>
    presentParagraph(
      { ...calm, sentiment: figure(55, -9), steps: [ofSupply] },
      {
        locale: 'en',
        about: { kind: 'team', id: 7, name: 'Supply' },
        teamHref: () => '/',
        driversHref: '/',
        isStandIn,
      },
    );
  expect(paragraphOf(false)).toMatchObject({
    findings: [
      { metric: 'sentiment', kind: 'clear', value: 55, change: -9 },
      { metric: 'productivity', kind: 'steady', value: 71, change: 0 },
      { metric: 'motivation', kind: 'steady', value: 73, change: 0 },
    ],
    steps: 1,
  });
  expect(paragraphOf(true)?.findings).toEqual([]);
});

it('a screen has one line instead of the steps of many teams', () => {
  const about = { kind: 'company', id: 1, name: 'Northlight' } as const;
  const how = { locale: 'en', about, driversHref: '/', teamHref: (id: number) => `/team/${id}` } as const;
  const shorten = (steps: TeamStep[]) => presentParagraph({ ...calm, steps }, how)?.stepsInShort;
  const dueOf = (id: number, name: string): TeamStep => ({ ...ofSupply, team: { id, name }, isDue: true });
  const textOf = (steps: TeamStep[]) =>
    shorten(steps)
      ?.map(({ text }) => text)
      .join('');
  expect(shorten([])).toBeNull();
  expect(textOf([ofSupply, ofSupply])).toBe('1 team is trying something.');
  expect(shorten([ofSupply, dueOf(9, 'Quality')])).toEqual([
    { text: '2 teams are trying something; it’s time for ', href: null },
    { text: 'Quality', href: '/team/9' },
    { text: ' to look back.', href: null },
  ]);
  expect(textOf([dueOf(1, 'A'), dueOf(2, 'B'), dueOf(3, 'C'), dueOf(4, 'D')])).toMatch(/for A, B, C and 1 more to/);
});

it.each([
  ['Monday', '2026-11-23', true],
  ['Wednesday', '2026-11-25', true],
  ['Thursday', '2026-11-26', false],
  ['Sunday', '2026-11-29', false],
])('last week is news on a %s: %s → %s', (_, today, isNews) => {
  expect(isFresh(today)).toBe(isNews);
});
