import { randomUUID } from 'node:crypto';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { type Clock, fixedClock, systemClock } from '#/lib/platform/clock.ts';
import type { Actor, Client, Cookie, Ctx, UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { chooseRole, type RoleName } from '#/lib/platform/roles.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';

interface Around {
  /** When the clock stands still; by default the real clock runs. */
  now?: Date | string;
  client?: Partial<Client>;
}

/** The context that `handle` gives a verb, with the cookies that the verb sets. */
type WithCookies<C extends Ctx> = C & { cookies: Cookie[] };

function around<A extends Actor>(actor: A, { now, client }: Around): WithCookies<Ctx<A>> {
  const clock: Clock = now === undefined ? systemClock : fixedClock(now);
  const cookies: Cookie[] = [];
  return {
    actor,
    locale: defaultLocale,
    db: prisma(),
    clock,
    requestId: randomUUID(),
    client: { address: '192.0.2.1', device: 'test', isBrowser: true, ...client },
    cookies,
    setCookie: (cookie) => void cookies.push(cookie),
  };
}

/** Returns the context of someone who isn't signed in. */
export function visitorCtx(options: Around = {}): WithCookies<Ctx> {
  return around({ kind: 'visitor' }, options);
}

/** Returns the context of a job. */
export function jobCtx(options: Around = {}): WithCookies<Ctx> {
  return around({ kind: 'job', name: 'test' }, options);
}

/**
 * Returns the context of a person in one of their roles, by default the strongest, with a new session. With
 * `signedInAgo`, in minutes, the sign-in is exactly that long ago.
 */
export async function userCtx(
  user: { id: number },
  { role, signedInAgo, ...options }: Around & { role?: RoleName; signedInAgo?: number } = {},
): Promise<WithCookies<UserCtx>> {
  const signedInAt = systemClock.now();
  const { id } = await signInAs(prisma(), user, { now: signedInAt });
  if (signedInAgo !== undefined) options.now = new Date(signedInAt.getTime() + signedInAgo * 60_000);
  const session = await findSessionById(id, systemClock.now());
  if (!session) throw new Error('the session that was just made is not live');
  const actingRole = chooseRole(session.person.roles, role ?? null);
  if (!actingRole) throw new Error(`this person is not a ${role}: ${session.person.roles.join(', ')}`);
  return { ...around({ kind: 'user', ...session.person, role: actingRole }, options), company: session.company };
}
