import type { Browser, Page } from 'playwright/test';
import { timeZone } from '#/e2e/support/actors/people.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';

interface SignedIn {
  userId: number;
  role: RoleName;
  baseURL?: string | undefined;
  colorScheme?: 'light' | 'dark';
}

/** Opens a page in a browser with this person's session, bearer and cookie. */
export async function signedInPage(browser: Browser, { userId, role, baseURL, colorScheme }: SignedIn): Promise<Page> {
  const address = baseURL ?? process.env.E2E_BASE_URL ?? '';
  const session = await signInAs(prisma(), { id: userId }, { kind: 'browser' });
  const [name = '', value = ''] = session.cookie.split('=');
  const context = await browser.newContext({
    timezoneId: timeZone,
    locale: 'en-GB',
    baseURL: address,
    colorScheme: colorScheme ?? 'light',
    storageState: {
      cookies: [
        { name, value, domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' },
      ],
      origins: [
        {
          origin: new URL(address).origin,
          localStorage: [
            { name: 'token', value: session.bearer },
            { name: 'role', value: role },
          ],
        },
      ],
    },
  });
  return context.newPage();
}
