import { type Browser, expect, type Page } from 'playwright/test';
import { buildCheckInQueue } from '#/e2e/support/actors/check-in-queue.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { newCreator } from '#/e2e/support/actors/newcomers.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { hasEnglish, listDateWords } from '#/e2e/support/measures/english.ts';
import { listWide } from '#/e2e/support/measures/small-windows.ts';
import { buildOpenPulse } from '#/e2e/support/scenes/open-pulse.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { buildPulse } from '#/prisma/seed/builders/build-pulse.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

/** Longer English with accents. Texts without accents aren't in the catalogue, or are someone's data. */
const longer = 'en-XA';
const narrow = { width: 320, height: 640 };

interface Places {
  department: string;
  team: string;
  teamId: number;
  pulseId: number;
}

const pages: Partial<Record<RoleName, (of: Places) => string[]>> = {
  Administrator: ({ department, team, teamId, pulseId }) => [
    '/dashboard',
    '/dashboard?tab=teams',
    `/dashboard?tab=teams&team=${teamId}`,
    '/companyManagement',
    '/companyManagement?tab=people',
    '/companyManagement?tab=chart',
    '/companyManagement?tab=activity',
    '/companyManagement?tab=integrations',
    '/companyManagement?tab=integrations&open=teams',
    '/companyManagement?tab=integrations&open=directory',
    '/companyManagement?tab=settings',
    `/companyManagement/${department}`,
    `/companyManagement/${department}/${team}`,
    '/digitalPulse',
    `/edit-digitalPulse/${pulseId}`,
    '/teamCreate',
    '/departmentCreate',
    '/papers/notice',
    '/pageOops',
  ],
  'Department Leader': ({ team }) => ['/dashboard', '/departmentManagement', `/departmentManagement/${team}`],
  'Team Leader': () => [
    '/dashboard/team',
    '/teamManagement',
    '/teamManagement/dashboard',
    '/coachingCorner',
    '/profile',
    '/profile?section=security',
    '/faq',
    '/feedback',
    '/assessment',
    '/questionnaire/checkins',
  ],
};
const openPages =
  '/signIn /signIn/x /signUp /signUp/x /forgotPassword /checkEmail /confirmation /oops /404 /unsubscribe/x /pulse/x ' +
  '/questionnaire/x /reply /reply#k=x /privacy /terms /imprint /accessibility /trust /trust/measures';
const deadLinks = ['/setPassword/x', '/updatePassword/x'];

/** Signs in someone of a company with results, in this language. */
async function signInReader(browser: Browser, role: RoleName, locale: Locale) {
  const { administrator, departmentLeader, anchor, operations } = await buildPublishedCompany();
  const { companyId } = administrator;
  const leader = await buildUser(prisma(), { companyId });
  await prisma().team.update({ where: { id: anchor.id }, data: { leaderId: leader.id } });
  const { id: pulseId } = await buildPulse(prisma(), { creator: administrator, teams: [anchor] });
  const person = role === 'Administrator' ? administrator : role === 'Team Leader' ? leader : departmentLeader;
  await prisma().user.update({ where: { id: person.id }, data: { locale } });
  const page = await signedInPage(browser, { userId: person.id, role });
  await page.addInitScript(() => sessionStorage.setItem('tour', JSON.stringify({ status: 'done' })));
  const paths = pages[role]?.({ department: operations.name, team: anchor.name, teamId: anchor.id, pulseId }) ?? [];
  return { page, paths, companyId };
}

for (const role of Object.keys(pages) as RoleName[]) {
  test(`the pages of a ${role} are whole in another language`, async ({ browser }) => {
    test.setTimeout(180_000);
    const { page, paths, companyId } = await signInReader(browser, role, longer);
    const names = await listNames(companyId);
    for (const path of paths) await test.step(path, () => expectWhole(page, path, names));
  });

  const locale = role === 'Team Leader' ? 'pt-BR' : 'de';
  test(`the pages of a ${role} fit a small phone in ${locale}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const { page, paths } = await signInReader(browser, role, locale);
    await page.setViewportSize(narrow);
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect.soft(await page.evaluate(listWide)).toEqual([]);
      });
  });
}

test('open pages are whole in another language', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await openPage(browser);
  const names = listDateWords(longer);
  for (const path of openPages.split(' ')) await test.step(path, () => expectWhole(page, path, names));
  for (const path of deadLinks) {
    await page.goto(path);
    await page.waitForURL('/signIn?notice=link');
    await test.step(path, () => expectWordsWhole(page, names));
  }
});

test('pages opened from a link, and setting up, are whole in another language', async ({ browser }) => {
  const page = await openPage(browser);
  const pulse = await buildOpenPulse();
  const { member, first } = await buildCheckInQueue();
  const newcomer = await newCreator(member.companyId, { locale: longer });
  await prisma().user.updateMany({ where: { id: { in: [pulse.member.id, member.id] } }, data: { locale: longer } });
  const ofPulse = await listNames(pulse.member.companyId);
  const ofTeam = await listNames(member.companyId);
  await test.step('a pulse', () => expectWhole(page, `/pulse/${pulse.token}`, ofPulse));
  await test.step('a check-in', () => expectWhole(page, `/questionnaire/${first.token}`, ofTeam));
  const newPage = await signedInPage(browser, { userId: newcomer.id, role: 'Administrator' });
  await test.step('setting up', () => expectWhole(newPage, '/onboarding', ofTeam));
});

async function openPage(browser: Browser): Promise<Page> {
  const page = await newBrowserPage(browser);
  await page
    .context()
    .addCookies([{ name: 'locale', value: longer, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  return page;
}

/** Returns all names that a company's people have entered, which no language changes. */
async function listNames(companyId: number): Promise<string[]> {
  const db = prisma();
  const [company, people, teams, departments, pulses, questions] = await Promise.all([
    db.company.findUniqueOrThrow({ where: { id: companyId } }),
    db.user.findMany({ where: { companyId } }),
    db.team.findMany({ where: { companyId } }),
    db.department.findMany({ where: { companyId } }),
    db.pulse.findMany({ where: { companyId } }),
    db.pulseQuestion.findMany({ where: { companyId } }),
  ]);
  return [
    company.name,
    ...people.flatMap(({ firstName, lastName, email }) => [email, firstName, lastName, ...email.split('@')]),
    ...[...teams, ...departments, ...pulses].map(({ name }) => name),
    ...questions.flatMap(({ text, low, high }) => [text, low, high]),
    ...listDateWords(longer),
  ];
}

async function expectWhole(page: Page, path: string, names: readonly string[]): Promise<void> {
  await page.setViewportSize(narrow);
  await page.goto(path);
  await expectWordsWhole(page, names);
}

async function expectWordsWhole(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', longer);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const texts = await page.evaluate(listTexts);
  expect.soft(texts.filter((text) => hasEnglish(text, names))).toEqual([]);
  expect.soft(await page.evaluate(listWide)).toEqual([]);
}

/** Runs in the page: returns its texts and labels. */
function listTexts(): string[] {
  const isShown = (element: Element | null) =>
    !element?.closest('script, style, noscript, time, [lang]:not([lang="en-XA"])');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) texts.push(element.getAttribute(name) ?? '');
  return [...new Set(texts.map((text) => text.trim()))];
}
