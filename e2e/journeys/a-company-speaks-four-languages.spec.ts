import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage, newEmail, timeZone } from '#/e2e/support/actors/people.ts';
import { answerAll } from '#/e2e/support/actors/questionnaire.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { clockReading, LEAP_MS, letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { newestMail } from '#/e2e/support/product/mailbox.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

test('an English administrator, a German leader, French and Portuguese members: each reads their own language', async ({
  browser,
}) => {
  test.slow();
  const { administrator, leader, team, members } = await buildSmallTeam();
  const [french, portuguese] = members;
  const readers: [id: number, email: string, locale: Locale][] = [
    [leader.id, newEmail('leader'), 'de'],
    [french.id, newEmail('french'), 'fr'],
    [portuguese.id, newEmail('portuguese'), 'pt-BR'],
  ];
  const zone = { timeZone, timeZoneId: 12 };
  for (const [id, email, locale] of readers)
    await prisma().user.update({ where: { id }, data: { email, locale, ...zone } });
  await prisma().checkIn.deleteMany({ where: { userId: french.id } });
  await prisma().team.update({
    where: { id: team.id },
    data: { workingDays: everyDay, surveysTimeSend: clockReading(timeZone, 1) },
  });

  await test.step('each member gets the round’s email in their language', async () => {
    await letTimePass(LEAP_MS);
    for (const [, email, locale] of readers.slice(1)) {
      const mail = await newestMail(email, new RegExp(team.name));
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.text).toContain(wordsFor(locale, 'check-ins.mail')('asked.button'));
    }
  });

  await test.step('a member answers from the email in French', async () => {
    const [, email, locale] = readers[1] as (typeof readers)[number];
    const mail = await newestMail(email, new RegExp(team.name));
    const page = await newBrowserPage(browser);
    await page.goto(/https?:\/\/\S+\/questionnaire\/\S+/.exec(mail.text)?.[0] ?? '');
    const t = wordsFor(locale, 'check-ins.questionnaire');
    await answerAll(page, { next: t('next'), send: t('send') });
    const ending = wordsFor(locale, 'check-ins.ending');
    await expect(page.getByRole('heading', { name: ending('title', { name: french.firstName }) })).toBeVisible();
  });

  const pages = {
    en: await signedInPage(browser, { userId: administrator.id, role: 'Administrator' }),
    de: await signedInPage(browser, { userId: leader.id, role: 'Team Leader' }),
    'pt-BR': await signedInPage(browser, { userId: portuguese.id, role: 'Member' }),
  };
  const addresses = { en: '/dashboard', de: '/dashboard/team', 'pt-BR': '/dashboard/team' };

  await test.step('each reader sees the dashboard in their language', async () => {
    for (const [locale, page] of Object.entries(pages) as ['en' | 'de' | 'pt-BR', Page][]) {
      await page.addInitScript(() => sessionStorage.setItem('tour', JSON.stringify({ status: 'done' })));
      await page.goto(addresses[locale]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const skip = wordsFor(locale, 'ui.page')('skip');
      await expect(page.getByRole('link', { name: skip })).toBeAttached();
    }
  });

  await test.step('the leader’s report is in German', async () => {
    const { de: page } = pages;
    await page.getByRole('button', { name: wordsFor('de', 'reports.dialog')('button') }).click();
    const file = page.waitForEvent('download', { timeout: 45_000 });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: wordsFor('de', 'reports.export')('download') })
      .click();
    const text = pdfText(await readFile(await (await file).path()));
    expect(text).toContain(`${wordsFor('de', 'reports.document')('kind.team')}: ${team.name}`);
  });
});
