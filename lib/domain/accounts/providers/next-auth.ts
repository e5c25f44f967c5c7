import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import type { NextAuthOptions } from 'next-auth';
import NextAuth from 'next-auth';
import { decode } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { createSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { newestSecret, readLaterWithSecrets } from '#/lib/platform/auth-secrets.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sessionCookieName, sessionLife } from '#/lib/platform/cookies/cookies.ts';
import { env } from '#/lib/platform/env.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { oauthProviders } from '#/lib/platform/oidc/oidc.ts';

class SessionEnded extends Error {}

/** Returns no one for a refused sign-in, and rethrows other errors. */
function nobody(error: unknown): null {
  if (isProblem(error)) return null;
  throw error;
}

/** Returns where to redirect a person who returns from a provider with these verified claims. */
type Arrive = (claims: unknown) => Promise<string>;

/** Returns whether next-auth redirects to one of its own pages, as it does on errors; the product has its own. */
export function isOwnCall(address: string): boolean {
  return new URL(address, env().APP_URL).pathname.startsWith('/api/');
}

interface NextAuthCall {
  /** The part of the query that next-auth may see. */
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  arrive?: Arrive;
}

/**
 * Answers one of next-auth's calls, such as `['callback', 'oidc']`. The redirect target never comes from the call:
 * next-auth answers 500 to a URL it can't read in the query or the cookie, and follows one in the body.
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

/** Returns the name that next-auth gives its callback cookie. */
function callbackCookieName(): string {
  return env().APP_URL.startsWith('https:') ? '__Secure-next-auth.callback-url' : 'next-auth.callback-url';
}

/**
 * Returns next-auth's options for one request. Its credentials callback takes a sign-in ticket, never a password. After
 * a provider, next-auth redirects to the URL from `arrive` and never creates a session, because the product has its own
 * session rows.
 */
function nextAuthOptions(ctx: Ctx, arrive?: Arrive): NextAuthOptions {
  return {
    secret: newestSecret(),
    jwt: { decode: (cookie) => readLaterWithSecrets((secret) => decode({ ...cookie, secret })) },
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
      // An ended session is normal, not an error.
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
      // In next-auth 4, throwing here ends the session: it returns {} and clears the cookie.
      jwt: async ({ token, user }) => {
        const newSession = user as { id: string; sid: string; kind: string } | undefined;
        if (newSession) return { sub: newSession.id, sid: newSession.sid, kind: newSession.kind };
        const session = typeof token.sid === 'string' ? await findSessionById(token.sid, systemClock.now()) : null;
        if (!session) throw new SessionEnded();
        return { sub: String(session.person.userId), sid: session.person.sessionId, kind: session.kind };
      },
      session: async ({ session, token }) => Object.assign(session, { user: { id: token.sub } }),
    },
  };
}
