import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { createSession } from '#/lib/domain/accounts/commands/open-session.ts';
import { findSessionById } from '#/lib/domain/sessions/queries/find-session-by-id.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sessionCookieName, sessionLife } from '#/lib/platform/cookies/session-cookie.ts';
import { env } from '#/lib/platform/env.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { oauthProviders } from '#/lib/platform/oidc/oidc.ts';

class SessionEnded extends Error {}

/** A refusal is nobody; faults stay faults. */
function nobody(error: unknown): null {
  if (isProblem(error)) return null;
  throw error;
}

/** Where to lead whoever comes back from a provider with these checked claims. */
type Arrive = (claims: unknown) => Promise<string>;

/** Whether next-auth leads to a call of its own, as it does when something went wrong; the product has pages for that. */
export function isOwnCall(address: string): boolean {
  return new URL(address, env().APP_URL).pathname.startsWith('/api/');
}

interface NextAuthCall {
  /** What of the query next-auth may see. */
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  arrive?: Arrive;
}

/**
 * Answers one of next-auth's calls, as in `['callback', 'oidc']`. Where to lead afterwards is never taken from the call:
 * next-auth answers 500 to an address it cannot read, in the query and in the cookie, and follows one in the body.
 */
export async function callNextAuth(
  ctx: Ctx,
  request: NextRequest,
  nextauth: string[],
  { query = {}, body, arrive }: NextAuthCall = {},
): Promise<Response> {
  const address = new URL(request.nextUrl.pathname, request.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const { callbackUrl: _, ...rest } = body ?? {};
  const bare = new NextRequest(address, {
    method: request.method,
    headers: request.headers,
    ...(body ? { body: JSON.stringify(rest) } : {}),
  });
  const jar = await cookies();
  const name = callbackCookieName();
  if (jar.has(name) && jar.get(name)?.value !== new URL(env().APP_URL).origin) jar.delete(name);
  return NextAuth(bare, { params: { nextauth } }, nextAuthOptions(ctx, arrive));
}

/** The name that next-auth gives it. */
function callbackCookieName(): string {
  return env().APP_URL.startsWith('https:') ? '__Secure-next-auth.callback-url' : 'next-auth.callback-url';
}

/**
 * Next-auth's options for one request. It holds the cookie and answers its own calls; the product's session rows
 * decide. Its credentials callback takes a sign-in ticket, never a password, and the return from a provider ends where
 * `arrive` leads: an address in place of a yes, so that next-auth never makes a session of its own.
 */
function nextAuthOptions(ctx: Ctx, arrive?: Arrive): NextAuthOptions {
  return {
    secret: env().AUTH_SECRET,
    useSecureCookies: env().APP_URL.startsWith('https:'),
    session: { strategy: 'jwt', maxAge: sessionLife.browser.absoluteSeconds },
    pages: { signIn: '/signIn' },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: env().APP_URL.startsWith('https:') },
      },
    },
    logger: {
      // An ended session is everyday life, not an error.
      error: (code) => code !== 'JWT_SESSION_ERROR' && log().warn({ code }, 'next-auth'),
      warn: () => undefined,
      debug: () => undefined,
    },
    providers: [
      ...oauthProviders(),
      CredentialsProvider({
        credentials: { token: {}, code: {} },
        authorize: async (credentials) => {
          const { token = '', code } = credentials ?? {};
          const session = await createSession(ctx, { token, code: code || undefined }).catch(nobody);
          return session && { id: String(session.userId), sid: session.id, kind: session.kind };
        },
      }),
    ],
    callbacks: {
      signIn: async ({ account, profile }) =>
        account?.type === 'credentials' || (arrive && account?.type === 'oauth' ? arrive(profile) : false),
      // Throwing is next-auth 4's way to end a session from here: it answers {} and clears the cookie.
      jwt: async ({ token, user }) => {
        const made = user as { id: string; sid: string; kind: string } | undefined;
        if (made) return { sub: made.id, sid: made.sid, kind: made.kind };
        const found = typeof token.sid === 'string' ? await findSessionById(token.sid, systemClock.now()) : null;
        if (!found) throw new SessionEnded();
        return { sub: String(found.person.userId), sid: found.person.sessionId, kind: found.kind };
      },
      session: async ({ session, token }) => Object.assign(session, { user: { id: token.sub } }),
    },
  };
}
