import type { Browser } from 'playwright/test';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

/** Accepts the newest invitation of a person with an account, by the link in its email. */
export async function joinWithAccount(browser: Browser, person: { id: number; email: string }): Promise<void> {
  const { id } = await prisma().invitation.findFirstOrThrow({
    where: { email: person.email, acceptedAt: null, revokedAt: null },
    orderBy: { id: 'desc' },
  });
  const page = await signedInPage(browser, { userId: person.id, role: 'Member' });
  await page.goto(`/signIn/${mailedToken('inv_', id)}`);
  await page.getByRole('button', { name: 'Join with this account' }).click();
  await page.waitForURL('**/dashboard**');
  await page.context().close();
}
