import type * as z from 'zod';
import type { ProblemCode } from '#/lib/platform/errors.ts';
import type { BodyOptions } from '#/lib/platform/read-bytes.ts';
import type { KeyScope, RoleName } from '#/lib/platform/roles.ts';

/** `open`: anyone. `auth`: any signed-in person. A list: people acting in one of these roles. */
export type Access = 'open' | 'auth' | readonly RoleName[];
type Schema = z.ZodType | undefined;

/** One documented call: its path, who may call it, its input and its output. */
export interface Endpoint<
  A extends Access = Access,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends z.ZodType = z.ZodType,
> extends BodyOptions {
  name: string;
  method: 'GET' | 'POST';
  /** The documented path with `{name}` for parameters. */
  path: `/api/${string}`;
  access: A;
  summary: string;
  /** A GET that changes something: never a link, never prefetched, and HEAD is refused. */
  mutates?: true;
  /** Browsers return to it from another site, as a whole page. */
  arrives?: 'page';
  /** The handler builds the Response itself: of this type, or a redirect. */
  raw?: `application/${'json' | 'pdf' | 'xml' | 'zip'}` | 'text/csv' | 'image/webp' | 'redirect';
  /** The handler's own refusals, in addition to those for access, input and limits. */
  refuses?: readonly ProblemCode[];
  /** 'allowed': a leader's preview may call it for its own team. 'sent': the browser calls it as the stored preview. */
  preview?: 'allowed' | 'sent';
  /** Its log lines don't name the caller, because what people write here may be anonymous. */
  anonymousLog?: true;
  /** People without a role who wait for approval as an administrator may call it. */
  allowsPending?: true;
  /** Calls per person if a session is needed, otherwise per IP address; enough for an office of 1,000 people. */
  rateLimit?: { points: number; seconds: number };
  /** An open call that also accepts a signed-in person's identity. */
  session?: 'optional';
  /** The scope a key needs for this call; without it, no key may make the call. */
  keyScope?: KeyScope;
  /** Returns the body within the answer of the path's GET, which clients may send back whole. */
  unwrap?: (answer: Record<string, unknown>) => unknown;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
}

const key = Symbol.for('unboxt.endpoints');
const registry = globalThis as { [key]?: Map<string, Endpoint> };

/** Declares, registers and returns a contract, one per path and method; the copy of its module that loads last wins. */
export function endpoint<
  const A extends Access,
  R extends z.ZodType,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(contract: Endpoint<A, P, Q, B, R>): Endpoint<A, P, Q, B, R> {
  registry[key] ??= new Map();
  registry[key].set(`${contract.method} ${contract.path}`, contract);
  return contract;
}

/** Returns every contract whose module has been loaded, by path; `server/feature-files.ts` loads them all. */
export function endpoints(): Endpoint[] {
  return [...(registry[key]?.values() ?? [])].sort(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  );
}

/** A realistic call with its answer, for the API reference. */
export interface Example {
  contract: Endpoint;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  answer?: unknown;
}

/** Returns the example of a contract; it can omit values that the schemas add. */
export function example<E extends Endpoint>(contract: E, call: Input<E> & Part<'answer', Result<E>>): Example {
  return { contract, ...(call as Omit<Example, 'contract'>) };
}

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<K extends string, T> = T extends undefined
  ? { [k in K]?: undefined }
  : Record<string, never> extends T
    ? { [k in K]?: T }
    : { [k in K]: T };

/** What a caller needs from a contract, without schemas, which would load all of zod on a phone. */
export type ClientContract<E> = E | NoInfer<Pick<E, keyof E & ClientKeys>>;
type ClientKeys = 'method' | 'path' | 'access' | 'session' | 'preview' | 'multipart';
/** What a caller sends. */
export type Input<E> =
  E extends Endpoint<Access, infer P, infer Q, infer B>
    ? Part<'params', In<P>> & Part<'query', In<Q>> & Part<'body', In<B>>
    : never;
/** The parsed input of a handler. */
export type Parsed<E> =
  E extends Endpoint<Access, infer P, infer Q, infer B> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never;
/** What a caller receives. */
export type Output<E> = E extends Endpoint<Access, Schema, Schema, Schema, infer R> ? z.output<R> : never;
/** What a handler returns. */
export type Result<E> = E extends Endpoint<Access, Schema, Schema, Schema, infer R> ? z.input<R> : never;
