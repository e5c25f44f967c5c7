import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { findPageSession, pageLanguage } from '#/app/page-language.ts';
import { roleCookie } from '#/components/frame/session/session-storage.ts';
import { newCtx, type UserCtx } from '#/lib/platform/context.ts';
import { chooseRole, type RoleName, roleNames } from '#/lib/platform/roles.ts';

const getPageSession = cache(async () => {
  const session = await findPageSession();
  if (!session) redirect(await signInAddress());
  return session;
});

/** Returns the path of the sign-in page, which leads back to the requested page; home needs no parameter. */
async function signInAddress(): Promise<string> {
  const page = (await headers()).get('x-page') ?? '';
  return page === '' || page === '/dashboard' ? '/signIn' : `/signIn?next=${encodeURIComponent(page)}`;
}

/**
 * Returns the context of this page load's person, once per request; without a session the browser goes to /signIn, and
 * people who wait for approval go to /waiting. A page load carries the cookie only, so pages read and never write.
 */
export const getSessionCtx = cache(async (): Promise<UserCtx> => {
  const session = await getPageSession();
  if (session.isWaiting) redirect('/waiting');
  const jar = await cookies();
  const requestedRole = roleNames.find((role) => role === jar.get(roleCookie)?.value) ?? null;
  // A role that the person no longer holds isn't an error here: the page shows their strongest role.
  const role: RoleName = chooseRole(session.person.roles, requestedRole) ?? chooseRole(session.person.roles, null);
  const actor = { kind: 'user' as const, ...session.person, role };
  return { ...newCtx(actor, { locale: await pageLanguage() }), company: session.company };
});

/**
 * Returns the context of the signed-in person for a page behind sign-in. Redirects people who haven't finished
 * onboarding there first.
 */
export async function getPageCtx(): Promise<UserCtx> {
  const ctx = await getSessionCtx();
  if (!ctx.actor.onboardingCompleted) redirect('/onboarding');
  return ctx;
}

/**
 * Returns the context of the signed-in person for a page of certain roles. Redirects people in another role home, and
 * people who haven't finished onboarding there first.
 */
export async function getPageCtxAs(...roles: readonly RoleName[]): Promise<UserCtx> {
  const ctx = await getPageCtx();
  if (!roles.includes(ctx.actor.role)) redirect('/dashboard');
  return ctx;
}

/** Returns the person who waits for approval as an administrator, and their company; all others are sent home. */
export async function getWaiting(): Promise<{ email: string; companyName: string }> {
  const { isWaiting, person, company } = await getPageSession();
  if (!isWaiting) redirect('/dashboard');
  return { email: person.email, companyName: company.name };
}
