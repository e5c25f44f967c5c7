import { type Clock, systemClock } from '#/lib/platform/clock.ts';
import { type Database, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { defaultLocale, type Locale } from '#/lib/words/locales.ts';

/** A signed-in person acting in one of the roles they hold right now. */
export interface UserActor {
  kind: 'user';
  userId: number;
  sessionId: string;
  role: RoleName;
  roles: readonly RoleName[];
  email: string;
  firstName: string;
  lastName: string;
  imageName: string | null;
  timeZone: string;
  /** The language they have chosen; null if none. */
  locale: string | null;
  onboardingCompleted: boolean;
  tourCompleted: boolean;
  /** The leader who looks as this person does; only in a preview, which reads and never writes. */
  previewedBy?: number;
  /** Who else reads what they are shown: for a mailed report, its recipient; for a key, every Administrator. */
  passedTo?: readonly number[];
  /** The key with which a program acts for them; undefined if they act themselves. */
  keyId?: number;
}

/** Who acts: audit log and policies read it. A visitor has proven nothing but may hold a mailed token. */
export type Actor =
  | UserActor
  | { kind: 'visitor' }
  | { kind: 'job'; name: string }
  | { kind: 'webhook'; source: string }
  /** The company's directory, with its key. */
  | { kind: 'directory'; keyId: number }
  /** Anyone who runs the product, at its terminal. */
  | { kind: 'operator' };

export interface Cookie {
  name: string;
  /** Null removes the cookie. */
  value: string | null;
  maxAgeSeconds: number;
}

/** Where a request came from, as far as it can be believed. */
export interface Client {
  /** For counting; of an IPv6 address the network. */
  address: string;
  device: string;
  /** True if the request carries what only browsers send. */
  isBrowser: boolean;
}

/**
 * The context of every verb: who acts, in which language, the database, the time, and the id that connects log lines
 * with answers.
 */
export interface Ctx<A extends Actor = Actor> {
  actor: A;
  /** The language of the person who reads the answer; mails use `localeOf` their recipient. */
  locale: Locale;
  db: Database;
  clock: Clock;
  requestId: string;
  client: Client;
  setCookie(cookie: Cookie): void;
}

/** The context of a signed-in person; every query takes the company from here. */
export interface UserCtx extends Ctx<UserActor> {
  company: { id: number; name: string; minimumGroupSize: number; locale: string | null };
}

/** Returns a context for an actor; by default it has no client address and sets no cookies. */
export function newCtx<A extends Actor>(
  actor: A,
  more: Partial<Pick<Ctx, 'requestId' | 'client' | 'setCookie' | 'locale'>> = {},
): Ctx<A> {
  return {
    actor,
    locale: defaultLocale,
    db: prisma(),
    clock: systemClock,
    requestId: crypto.randomUUID(),
    client: { address: 'local', device: actor.kind, isBrowser: false },
    setCookie: () => {
      throw new Error('cookies are set by answers to calls only');
    },
    ...more,
  };
}

export type SessionKind = 'browser' | 'api';

/** A live session with its person and company; roles are those held at this moment. */
export type FoundSession = Pick<UserCtx, 'company'> & {
  person: Omit<UserCtx['actor'], 'kind' | 'role'>;
  kind: SessionKind;
  /** Holds no role and has asked to become an Administrator: there is nothing to see or do until one approves. */
  isWaiting: boolean;
  /** The only role that it may act in; absent if the person chooses. */
  role?: RoleName;
};

/** What a call proves its session with. */
export interface SessionTokens {
  bearer: string | null;
  cookie: string | undefined;
}
