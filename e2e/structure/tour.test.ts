import { describe, expect, it } from 'vitest';
import { dashboardTabs } from '#/components/dashboards/team/dashboard-filters.ts';
import { homes, listNavigation } from '#/components/frame/links/navigation.ts';
import { sourceFiles } from '#/e2e/structure/source-files.ts';
import { presentTour } from '#/lib/domain/tour/tour.service.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const components = sourceFiles('components').filter(({ isTest }) => !isTest);

/** The tour names of components' parts. Computed names are listed with their results. */
const tourNames = new Set([
  ...components.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:data-tour|tour)="([a-z-]+)"/g)].map(([, name = '']) => name),
  ),
  ...roleNames.flatMap((role) =>
    listNavigation(role, wordsFor('en', 'shell.navigation')).map(({ href }) => `menu-${href.slice(1)}`),
  ),
  ...dashboardTabs.map(({ name }) => `tab-${name}`),
  'tab-teams',
]);

it('targets that depend on data are set where the data is drawn', () => {
  const text = components.map((file) => file.text).join('\n');
  for (const prefix of ['`menu-${', '`tab-${']) expect(text).toContain(prefix);
});

describe.each(roleNames)('the tour of a %s', (role) => {
  const steps = presentTour(role, 'en');

  it('names parts that exist', () => {
    const targets = steps.flatMap(({ target }) => target ?? []);
    expect(targets.filter((target) => !tourNames.has(target))).toEqual([]);
  });

  it('starts at home, and is brief at each step', () => {
    expect(steps[0]).toMatchObject({ id: 'welcome', href: homes[role] });
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    const long = steps.filter(({ title, text }) => title.split(' ').length > 5 || text.split(' ').length > 35);
    expect(long.map(({ id }) => id)).toEqual([]);
    expect(steps.filter(({ title, text }) => title.startsWith('tour.') || text.startsWith('tour.'))).toEqual([]);
  });
});

it('the tour has as many steps as were decided', () => {
  expect(roleNames.map((role) => [role, presentTour(role, 'en').length])).toEqual(
    expect.arrayContaining([
      ['Administrator', 9],
      ['Department Leader', 8],
      ['Team Leader', 13],
      ['Member', 9],
    ]),
  );
});
