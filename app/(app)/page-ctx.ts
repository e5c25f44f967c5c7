import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { roleCookie } from '#/components/accounts/session-storage.ts';
import { findSessionOfPage } from '#/lib/domain/sessions/queries/find-session-of-page.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import { newCtx, type UserCtx } from '#/lib/platform/context.ts';
import { sessionCookieName } from '#/lib/platform/cookies/session-cookie.ts';
import { chooseRole, type RoleName, roleNames } from '#/lib/platform/roles.ts';

const getPageSession = cache(async () => {
  const jar = await cookies();
  const session = await findSessionOfPage(jar.get(sessionCookieName())?.value, systemClock.now());
  if (!session) redirect('/signIn');
  return session;
});

/**
 * The signed-in person of this page load, resolved once per request; without a session the browser goes to /signIn,
 * and whoever waits to be approved to /waiting. A page load carries the cookie only, so pages read and never write.
 */
export const getSessionCtx = cache(async (): Promise<UserCtx> => {
  const session = await getPageSession();
  if (session.isWaiting) redirect('/waiting');
  const jar = await cookies();
  const asked = roleNames.find((role) => role === jar.get(roleCookie)?.value) ?? null;
  // A role that is no longer held is not an error here: the page shows the strongest one that is.
  const role: RoleName = chooseRole(session.person.roles, asked) ?? chooseRole(session.person.roles, null);
  const actor = { kind: 'user' as const, ...session.person, role };
  return { ...newCtx(actor), company: session.company };
});

/** The same for every page behind sign-in; somebody who has not finished onboarding is led there first. */
export async function getPageCtx(): Promise<UserCtx> {
  const ctx = await getSessionCtx();
  if (!ctx.actor.onboardingCompleted) redirect('/onboarding');
  return ctx;
}

/** The same for a page of some roles only; somebody in another role is led home. */
export async function getPageCtxAs(...roles: readonly RoleName[]): Promise<UserCtx> {
  const ctx = await getPageCtx();
  if (!roles.includes(ctx.actor.role)) redirect('/dashboard');
  return ctx;
}

/** Whoever waits to be approved as an Administrator, and for which company; all others are led home. */
export async function getWaiting(): Promise<{ email: string; companyName: string }> {
  const { isWaiting, person, company } = await getPageSession();
  if (!isWaiting) redirect('/dashboard');
  return { email: person.email, companyName: company.name };
}
