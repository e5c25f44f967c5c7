import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeShares } from '#/components/dashboards/feeling-shares.tsx';
import {
  describeEmpty,
  describeNamed,
  describeNothing,
  describeNothingNamed,
  describePeople,
  describeSample,
  hasLowParticipation,
  hiddenGroup,
} from '#/components/dashboards/sample-wording.ts';
import { describeHow, FactorsCard, inOrderOf } from '#/components/dashboards/team/factors-card.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const { t } = figureReader;

const period = { name: '1w', from: '2026-03-09', to: '2026-03-15', bucket: 'day' } as const;
const participation = {
  due: 10,
  answered: 0,
  rate: 0,
  previousRate: null,
  hiddenReason: null,
  persons: 0,
  personsDue: 5,
};
const byName = { source: null, minimumGroupSize: 5 };
const published = { source: { scope: 'team', name: 'Harbour' }, minimumGroupSize: 5 } as const;
const nextDueDate = '2026-03-16';

test('a result says how many people it comes from, of those asked', () => {
  const sample = (persons: number) => ({ persons, personsBand: null });
  expect(describeSample(sample(9), { personsAsked: 12, t })).toBe('9 of 12 people');
  expect(describeSample(sample(1), { personsAsked: 1, t })).toBe('1 of 1 person');
  expect([describePeople(sample(1), t), describePeople(sample(2), t)]).toEqual(['1 person', '2 people']);
});

test('members see a band, never a count', () => {
  const [few, several] = ['3–4', '5–9'].map((personsBand) => ({ persons: null, personsBand }));
  expect(few && [describeSample(few, { personsAsked: null, t }), describePeople(few, t)]).toEqual([
    '3–4 people',
    '3–4 people',
  ]);
  expect(several && describeSample(several, { personsAsked: null, t })).toBe('5–9 people');
});

test('less than half is low; nothing due isn’t', () => {
  expect([49.9, 50, null].map((rate) => hasLowParticipation({ rate }))).toEqual([true, false, false]);
});

test('a hidden result is described for the group that is shown', () => {
  expect(hiddenGroup({ ...published, knownTeams: ['Harbour'] }, figureReader)).toEqual({
    kind: 'team',
    minimum: 5,
    knownTeams: ['Harbour'],
    ...figureReader,
  });
  const source = { scope: 'department', name: 'Sales' } as const;
  expect(hiddenGroup({ ...published, knownTeams: [], source }, figureReader)).toMatchObject({ kind: 'department' });
});

test('a result without answers says why, and an empty place says what fills it and when', () => {
  const yesterday = { period: { ...period, name: '1d' as const }, participation, ...byName };
  expect(describeNothing({ period, participation, ...byName }, t)).toBe('No answers in the last 7 days yet.');
  expect(describeNothing(yesterday, t)).toBe('No answers for yesterday yet.');
  expect(describeNothing({ ...yesterday, participation: { ...participation, due: 0, rate: null } }, t)).toBe(
    'No check-in was due yesterday.',
  );
  expect(describeEmpty({ ...yesterday, nextDueDate }, figureReader)).toBe('Next check-in: Monday, 16 March.');
});

test('before the first batch there are no results yet, whatever the period', () => {
  const ofOthers = { ...participation, due: null, answered: null, rate: null };
  const before = { period: { ...period, name: '1d' as const }, participation: ofOthers, ...published };
  expect(describeNothing(before, t)).toBe('There are no results yet.');
  expect(describeEmpty({ ...before, nextDueDate }, figureReader)).toMatch(/^The first results appear/);
  const free = { ...before, participation: { ...ofOthers, due: 0 } };
  expect(describeNothing(free, t)).toBe('No check-in was due yesterday.');
  expect(describeEmpty({ ...free, nextDueDate }, figureReader)).toBe('Next check-in: Monday, 16 March.');
});

test('what was named has a count by name, and a band of times if it’s published', () => {
  expect(describeNothingNamed(byName, t)).toBe('Nothing was named.');
  expect(describeNothingNamed(published, t)).toBe('No reason was named by at least 5 people.');
  expect(describeNamed({ persons: 2, personsBand: null, timesBand: null }, t)).toBe('2 people');
  expect(describeNamed({ persons: null, personsBand: null, timesBand: '5–9' }, t)).toBe('5–9 times');
});

test('answers without this result aren’t called missing', () => {
  const partly = { ...participation, answered: 3 };
  expect(describeEmpty({ period, participation: partly, ...byName, nextDueDate: null }, figureReader)).toBe(
    'No one answered this in the last 7 days. This team has no check-ins scheduled.',
  );
});

test('one person’s reasons are counted with their name', () => {
  const t = wordsFor('en', 'team-dashboard.drivers');
  const members = [
    { value: 0, label: 'All team members' },
    { value: 7, label: 'Carolina Lopes' },
  ];
  expect(describeHow({ source: null, member: 7, members }, t)).toBe(
    'How often Carolina Lopes linked each reason to feeling good or bad.',
  );
  expect(describeHow({ source: null, member: 0, members }, t)).toMatch(/^How often people linked/);
  expect(describeHow({ source: published.source, member: 0, members }, t)).toMatch(
    /^The reasons that people most often linked/,
  );
});

test('one person’s feelings are said with the check-ins they answered', () => {
  const t = wordsFor('en', 'dashboards.feelings');
  const feelings = { typesAvg: { good: 50, meh: 39, bad: 11 } };
  const range = { name: '1m', from: '2026-03-01', to: '2026-03-30', bucket: 'day' } as const;
  const person = { name: 'Carolina Lopes', answered: 13, due: 21 };
  const said = (one: typeof person | undefined, over: TeamDashboard['period']) =>
    describeShares(feelings, { person: one, period: over, locale: 'en-GB', t });
  const sentence = '13 of 21 check-ins answered. 50% good, 39% meh, 11% bad.';
  expect(said(person, range)).toBe(sentence);
  expect(said(person, { ...range, name: '6m', bucket: 'week' })).toBe(sentence);
  expect(said(undefined, range)).toBe('50% good, 39% meh, 11% bad over the whole period.');
  expect(said(person, { ...range, name: '1d', to: '2026-03-01' })).toMatch(/^50% good, 39% meh, 11% bad on /);
});

test('the table of reasons ends with those that the list leaves out', () => {
  const factors = [4, 3, 2, 1].map((id) => ({ id }));
  expect(inOrderOf([{ id: 2 }, { id: 4 }, { id: 1 }], factors).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

test('reasons that were only named in between are said to have neither helped nor hurt', () => {
  const mentioned = { checkIns: 2, persons: 2, personsBand: null, timesBand: null };
  const factors = [{ id: 1, label: 'Workload', helped: null, hurt: null, mentioned }];
  const team = { id: 1, name: 'Harbour', members: 12, leader: null, departmentName: null };
  const dashboard = { ...byName, team, period, participation, factors, member: 0, knownTeams: [] };
  const children = createElement(FactorsCard, { dashboard: dashboard as unknown as TeamDashboard, locale: 'en-GB' });
  const props = { locale: 'en' as const, timeZone: 'UTC', messages: catalogues.en, children };
  const card = renderToStaticMarkup(createElement(NextIntlClientProvider, props));
  expect(card).toContain('">Helped: nothing was named. Hurt: nothing was named.</div>');
});
