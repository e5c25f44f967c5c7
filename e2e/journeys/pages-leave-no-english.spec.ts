import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { listWide } from '#/e2e/support/measures/small-windows.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

/** English that is longer and has accents: what has none was never moved into the catalogue, or is somebody's data. */
const longer = 'en-XA';
const narrow = { width: 320, height: 640 };

const pages: [RoleName, readonly string[]][] = [
  [
    'Administrator',
    [
      '/dashboard',
      '/dashboard?tab=teams',
      '/companyManagement',
      '/companyManagement?tab=people',
      '/companyManagement?tab=chart',
      '/companyManagement?tab=activity',
      '/digitalPulse',
      '/teamCreate',
      '/departmentCreate',
    ],
  ],
  ['Department Leader', ['/dashboard', '/departmentManagement']],
  [
    'Team Leader',
    [
      '/dashboard/team',
      '/teamManagement',
      '/teamManagement/dashboard',
      '/coachingCorner',
      '/profile',
      '/profile?section=security',
      '/faq',
      '/feedback',
      '/assessment',
    ],
  ],
];
const openPages = ['/signIn', '/forgotPassword', '/checkEmail', '/oops', '/404', '/unsubscribe/x', '/pulse/x'];

for (const [role, paths] of pages) {
  test(`the pages of a ${role} are whole in another language`, async ({ browser }) => {
    test.setTimeout(120_000);
    const company = await buildPublishedCompany();
    const { companyId } = company.administrator;
    const leader = await buildUser(prisma(), { companyId });
    await prisma().team.update({ where: { id: company.anchor.id }, data: { leaderId: leader.id } });
    const { administrator, departmentLeader } = company;
    const person = role === 'Administrator' ? administrator : role === 'Team Leader' ? leader : departmentLeader;
    await prisma().user.update({ where: { id: person.id }, data: { locale: longer } });
    const page = await signedInPage(browser, { userId: person.id, role });
    await page.addInitScript(() => sessionStorage.setItem('tour', JSON.stringify({ status: 'done' })));
    const names = await listNames(companyId);
    for (const path of paths) await test.step(path, () => expectWhole(page, path, names));
  });
}

test('open pages are whole in another language', async ({ browser }) => {
  const page = await openPage(browser);
  for (const path of openPages) await test.step(path, () => expectWhole(page, path, listDateWords()));
});

async function openPage(browser: Browser): Promise<Page> {
  const page = await newBrowserPage(browser);
  await page
    .context()
    .addCookies([{ name: 'locale', value: longer, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  return page;
}

/** Everything that people of a company have named, which no language changes. */
async function listNames(companyId: number): Promise<string[]> {
  const db = prisma();
  const [company, people, teams, departments, pulses] = await Promise.all([
    db.company.findUniqueOrThrow({ where: { id: companyId } }),
    db.user.findMany({ where: { companyId } }),
    db.team.findMany({ where: { companyId } }),
    db.department.findMany({ where: { companyId } }),
    db.pulse.findMany({ where: { companyId } }),
  ]);
  return [
    company.name,
    ...people.flatMap(({ firstName, lastName, email }) => [email, firstName, lastName, ...email.split('@')]),
    ...[...teams, ...departments, ...pulses].map(({ name }) => name),
    ...listDateWords(),
  ];
}

/** Words that the browser brings: months, weekdays, and what joins a list. */
function listDateWords(): string[] {
  const locale = formatLocales[longer];
  const days = Array.from({ length: 12 }, (_, at) => new Date(2026, at, at + 1));
  const week = days.map((_, at) => new Date(2026, 0, at + 1));
  const dates = (['long', 'short'] as const).flatMap((length) => {
    const month = new Intl.DateTimeFormat(locale, { month: length });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: length });
    return [...days.map((day) => month.format(day)), ...week.map((day) => weekday.format(day))];
  });
  const joints = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(locale, { type }).formatToParts(['', '']).map(({ value }) => value.trim()),
  );
  return [...dates, ...joints].filter((word) => word !== '');
}

async function expectWhole(page: Page, path: string, names: readonly string[]): Promise<void> {
  await page.setViewportSize(narrow);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', longer);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(listEnglish, names)).toEqual([]);
  expect(await page.evaluate(listWide)).toEqual([]);
}

/** Runs in the page: texts and labels with a word that has a vowel and no accent, apart from names and addresses. */
function listEnglish(names: readonly string[]): string[] {
  const isShort = (text: string) => text.length < 3;
  const english = (text: string) => {
    const own = [...names, 'unboXt', 'unbo', 'CSV', 'PDF'].sort((a, b) => b.length - a.length);
    const rest = own.reduce((words, name) => words.replaceAll(name, ''), text);
    const words = rest.replace(/\S+@\S+|https?:\S+|\p{Lu}\w+\/\S+/gu, '').match(/[\p{L}’']+/gu) ?? [];
    return words.some((word) => !isShort(word) && /^[a-z’']+$/i.test(word) && /[aeiou]/i.test(word));
  };
  // Zones are named after their cities.
  const isZone = (text: string) => text.startsWith('GMT');
  const isShown = (element: Element | null) => !element?.closest('script, style, noscript, [lang="en"], time');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) texts.push(element.getAttribute(name) ?? '');
  return [...new Set(texts.map((text) => text.trim()).filter((text) => !isZone(text) && english(text)))];
}
