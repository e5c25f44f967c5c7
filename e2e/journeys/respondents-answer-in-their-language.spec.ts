import { expect, type Page } from 'playwright/test';
import { buildCheckInQueue } from '#/e2e/support/actors/check-in-queue.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { answerAll } from '#/e2e/support/actors/questionnaire.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { listWide } from '#/e2e/support/measures/small-windows.ts';
import { buildOpenPulse } from '#/e2e/support/scenes/open-pulse.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const languages: Locale[] = ['en', 'de', 'fr', 'es', 'pt-BR', 'it'];

for (const locale of languages)
  test(`a check-in and a pulse are answered in ${locale} on a small phone`, async ({ browser }) => {
    test.slow();
    const page = await newBrowserPage(browser);
    await page.setViewportSize({ width: 320, height: 640 });

    await test.step('they answer the check-in', async () => {
      const { member, first, second } = await buildCheckInQueue();
      await prisma().checkIn.deleteMany({ where: { userId: member.id, teamId: second.team.id } });
      await prisma().user.update({ where: { id: member.id }, data: { locale } });
      await page.goto(`/questionnaire/${first.token}`);
      const t = wordsFor(locale, 'check-ins.questionnaire');
      await answerAll(page, { next: t('next'), send: t('send') }, () => expectReadable(page, locale));
      const ending = wordsFor(locale, 'check-ins.ending');
      await expect(page.getByRole('heading', { name: ending('title', { name: member.firstName }) })).toBeVisible();
      await expectReadable(page, locale);
      expect(await prisma().checkIn.findFirst({ where: { userId: member.id, teamId: first.team.id } })).toMatchObject({
        answeredAt: expect.any(Date),
      });
    });

    await test.step('they answer the pulse', async () => {
      const { member, token } = await buildOpenPulse();
      await prisma().user.update({ where: { id: member.id }, data: { locale } });
      await page.goto(`/pulse/${token}`);
      const t = wordsFor(locale, 'pulses.respond');
      await answerAll(page, { next: t('next'), send: t('send') }, () => expectReadable(page, locale));
      await expect(page.getByText(wordsFor(locale, 'pulses.note')('sent.title')).first()).toBeVisible();
      await expectReadable(page, locale);
    });
  });

async function expectReadable(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expectNoSeriousFinding(page);
  expect(await page.evaluate(listWide)).toEqual([]);
}
