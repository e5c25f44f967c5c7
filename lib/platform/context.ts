import { type Clock, systemClock } from '#/lib/platform/clock.ts';
import { type Database, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { defaultLocale, type Locale } from '#/lib/words/locales.ts';

/** A signed-in person in one of the roles they currently have. */
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
  /** The language they chose; null if none. */
  locale: string | null;
  onboardingCompleted: boolean;
  tourCompleted: boolean;
  /** The leader behind a preview, which reads as this person and never writes. */
  previewedBy?: number;
  /** Who else reads the results: for an emailed report, its recipient; for a key, every administrator. */
  passedTo?: readonly number[];
  /** The key of a program that acts for them; undefined if they act themselves. */
  keyId?: number;
  /** The scopes of that key. */
  keyScopes?: readonly string[];
}

/** Who acts, for the activity log and policies. A visitor has proven nothing, but may have an emailed token. */
export type Actor =
  | UserActor
  | { kind: 'visitor' }
  | { kind: 'job'; name: string }
  | { kind: 'webhook'; source: string }
  /** The company's directory, by its key. */
  | { kind: 'directory'; keyId: number }
  /** Someone who runs the product, at its terminal. */
  | { kind: 'operator' };

export interface Cookie {
  name: string;
  /** Null removes the cookie. */
  value: string | null;
  maxAgeSeconds: number;
}

/** Where a request came from, as far as we can trust it. */
export interface Client {
  /** For counting; for IPv6, the network. */
  address: string;
  device: string;
  /** True if the request carries what only browsers send. */
  isBrowser: boolean;
}

/**
 * The context of every call: who acts, in which language, the database, the time, and the id that connects log lines
 * with answers.
 */
export interface Ctx<A extends Actor = Actor> {
  actor: A;
  /** The reader's language; emails use `localeOf` their recipient. */
  locale: Locale;
  db: Database;
  clock: Clock;
  requestId: string;
  client: Client;
  setCookie(cookie: Cookie): void;
}

/** The context of a signed-in person; every query takes the company from it. */
export interface UserCtx extends Ctx<UserActor> {
  /** `minimumGroupSize` is in force: a lower setting applies from the next daily run. */
  company: { id: number; name: string; minimumGroupSize: number; locale: string | null };
}

/** Returns a context for an actor; by default it has no client IP address and sets no cookies. */
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

/** A valid session with its person, their current roles, and their company. */
export type FoundSession = Pick<UserCtx, 'company'> & {
  person: Omit<UserCtx['actor'], 'kind' | 'role'>;
  kind: SessionKind;
  /** Has no role and has asked to become an administrator: there is nothing to see or do before one approves. */
  isWaiting: boolean;
  /** The only role it may act in; absent if the person may choose. */
  role?: RoleName;
};

/** What a call proves its session with. */
export interface SessionTokens {
  bearer: string | null;
  cookie: string | undefined;
}
