import type { NextRequest } from 'next/server';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import {
  type Actor,
  type Client,
  type Cookie,
  type Ctx,
  type FoundSession,
  newCtx,
  type SessionTokens,
  type UserCtx,
} from '#/lib/platform/context.ts';
import { sessionCookieName } from '#/lib/platform/cookies/cookies.ts';
import { forbidden, Problem } from '#/lib/platform/errors.ts';
import { chooseLocale } from '#/lib/platform/language/choose-locale.ts';
import { chooseRole, type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { message } from '#/lib/words/message.ts';

export type PathParams = Record<string, string | string[]> | undefined;

interface Call {
  contract: Endpoint;
  halves: SessionTokens;
  client: Client;
  params: PathParams;
}

/** Returns the session of a call, or null. Throws if the call is refused altogether. */
export type FindCaller = (call: Call, now: Date) => Promise<FoundSession | null>;

/** The context of a call before its person is known, and the cookies to set. */
export type OpenCtx = Ctx & Partial<Pick<UserCtx, 'company'>> & { cookies: Cookie[] };

/** Returns the context of a call before we know who makes it; its id and IP address only come from the gate. */
export function openCtx({ headers }: NextRequest): OpenCtx {
  const cookies: Cookie[] = [];
  const client = {
    address: headers.get('x-client-address') ?? 'unknown',
    device: (headers.get('user-agent') ?? 'unknown').slice(0, 200),
    isBrowser: headers.has('origin') || headers.has('sec-fetch-site'),
  };
  const requestId = headers.get('x-request-id') ?? crypto.randomUUID();
  const locale = chooseLocale({ acceptLanguage: headers.get('accept-language') });
  const setCookie = (cookie: Cookie) => void cookies.push(cookie);
  return { ...newCtx({ kind: 'visitor' } as Actor, { requestId, client, locale, setCookie }), cookies };
}

/** Puts the calling person into the context. Throws if they may not make this call. */
export async function admit(
  ctx: OpenCtx,
  { contract, request, params }: { contract: Endpoint; request: NextRequest; params: PathParams },
  findCaller: FindCaller,
): Promise<void> {
  const isOpen = contract.access === 'open';
  if (isOpen && contract.session !== 'optional') return;
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  const halves = { bearer, cookie: request.cookies.get(sessionCookieName())?.value };
  const session = await findCaller({ contract, halves, client: ctx.client, params }, ctx.clock.now());
  if (!session && isOpen) return;
  if (!session) throw new Problem('signed_out', message('api.problems.signedOut'));
  if (session.isWaiting && !contract.allowsPending) throw forbidden(message('api.problems.waiting'));
  const requestedRole = request.headers.get('role');
  if (requestedRole && !roleNames.includes(requestedRole as RoleName))
    throw new Problem('bad_request', message('api.problems.unknownRole'));
  const role = session.role ?? chooseRole(session.person.roles, (requestedRole || null) as RoleName | null);
  if (!role) throw forbidden(message('api.problems.roleNotHeld'));
  ctx.actor = { kind: 'user', ...session.person, role };
  ctx.company = session.company;
  if (typeof contract.access !== 'string' && !contract.access.includes(role)) throw forbidden();
}
