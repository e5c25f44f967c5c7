import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';
import nextConfig from '#/next.config.mjs';

const files = new Map(sourceFiles('components', 'lib').map((file) => [file.path, file]));

/** Returns all files that load with a file: its imports at any depth, without types and lazy imports. */
function loadedWith(path: string, loadedPaths = new Set<string>()): Set<string> {
  if (loadedPaths.has(path)) return loadedPaths;
  loadedPaths.add(path);
  const file = files.get(path);
  // The browser gets contracts without schemas, see `scripts/contract-loader.mjs`.
  if (!file || path.endsWith('contract.ts')) return loadedPaths;
  const atOnce = { ...file, text: file.text.replaceAll(/\bimport\([^)]*\)/g, '') };
  for (const { target, isTypeOnly } of importsOf(atOnce)) if (!isTypeOnly) loadedWith(target, loadedPaths);
  return loadedPaths;
}

const checksAndForms = ['zod', 'react-hook-form', '@hookform/resolvers/zod'];
const libraries = [...checksAndForms, 'socket.io-client', 'chart.js', 'react-chartjs-2', 'radix-ui/dialog'];
const menus = ['radix-ui/popover', 'radix-ui/dropdown-menu', 'radix-ui/tooltip'];

it.each([
  ['the questionnaire', 'components/check-ins/check-in-queue.tsx', ['@tanstack/react-query']],
  ['a pulse', 'components/pulses/respond/answer-page.tsx', ['@tanstack/react-query']],
  ['replies to a message', 'components/replies/reply-screen.tsx', ['@tanstack/react-query', 'radix-ui/dropdown-menu']],
  ['sign-in', 'components/accounts/sign-in-form.tsx', ['@tanstack/react-query', ...menus]],
  ['the frame of signed-in pages', 'components/shell/signed-in-frame.tsx', menus],
  ['a team’s dashboard', 'components/dashboards/team/team-dashboard-screen.tsx', menus],
])('%s starts without large packages', (_title, path, more) => {
  const loaded = loadedWith(path);
  expect(loaded).toContain('lib/api/call.ts');
  expect([...libraries, ...more].filter((name) => loaded.has(name))).toEqual([]);
});

it('no screen loads all words of a language', async () => {
  const { turbopack } = await nextConfig('phase-production-build');
  const alias = turbopack?.resolveAlias?.['use-intl/format-message'];
  const formatter = typeof alias === 'string' ? alias.replace('./', '') : '';
  expect(files.has(formatter)).toBe(true);
  const screens = [...files.values()].filter(({ text, isTest }) => text.startsWith("'use client';") && !isTest);
  expect(screens.length).toBeGreaterThan(100);
  const paths = [formatter, ...screens.map(({ path }) => path)];
  expect(paths.filter((path) => loadedWith(path).has('lib/words/catalogues.ts'))).toEqual([]);
});

it.each([
  'components/organisation/company/company-screen.tsx',
  'components/organisation/department/department-screen.tsx',
  'components/organisation/team/team-screen.tsx',
  'components/dashboards/preview/preview-screen.tsx',
  'components/profile/edit-section.tsx',
  'components/profile/motivators-section.tsx',
  'components/profile/security-section.tsx',
  'components/accounts/account-mail-form.tsx',
  'components/accounts/set-password-form.tsx',
  'components/accounts/sign-up-form.tsx',
  'components/accounts/invited-sign-up.tsx',
])('%s loads zod with its first check', (path) => {
  const loaded = loadedWith(path);
  expect(loaded).toContain('lib/api/call.ts');
  expect(loaded).not.toContain('zod');
});

it.each([
  'components/organisation/company/company-screen.tsx',
  'components/organisation/department/department-details-card.tsx',
  'components/organisation/department/department-teams-card.tsx',
])('%s loads the form library with its first dialog', (path) => {
  expect(loadedWith(path)).not.toContain('react-hook-form');
});

it.each(['components/chart/chart-section.tsx', 'components/dashboards/home/home-screen.tsx'])(
  '%s starts without the code of the organisation chart',
  (path) => {
    const drawing = [...loadedWith(path)].filter((name) => name.startsWith('d3-') || name.includes('chart/drawing'));
    expect(drawing).toEqual([]);
    expect(loadedWith('components/chart/chart-panel.tsx')).toContain('d3-zoom');
  },
);

it('each lazy part has its own placeholder: without one the whole page would vanish and lose the focus', () => {
  const calls = [...files.values()].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdynamic(?:<[^>]*>)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\);/g)].map(([statement]) => ({
      path,
      statement,
    })),
  );
  expect(calls.length).toBeGreaterThan(15);
  const text = [...files.values()].map((file) => file.text).join('\n');
  expect(calls).toHaveLength([...text.matchAll(/= dynamic[(<]/g)].length);
  expect(calls.filter(({ statement }) => !/\bloading\b|ssr: false/.test(statement)).map(({ path }) => path)).toEqual(
    [],
  );
});
