import * as z from 'zod';
import { ID_MAX } from '#/lib/platform/ids.ts';
import { message } from '#/lib/words/message.ts';

/** An id in a path, a query or a body. */
export const id = z.int().min(1).max(ID_MAX);

/** An id, or 0, which means all or none depending on the field. */
export const idOrZero = z.int().min(0).max(ID_MAX);

/** An entry of a list that people choose from. */
export const namedItem = z.object({ id: z.int(), name: z.string() }).meta({ id: 'NamedItem' });

const title = message('api.titles.page');
/** A page of a list, from 1; without it, some lists are returned whole. */
export const pageNumber = z.int().min(1).max(100_000).meta({ title });
export const page = pageNumber.default(1);

/**
 * Returns the schema of a successful action's answer: its fields, and the message that screens show. The handler can
 * return its own message instead.
 */
export function done<S extends z.core.$ZodLooseShape = Record<never, never>>(text: string, shape?: S) {
  const answer = z.object({ ...(shape ?? ({} as S)), message: z.string().default(text) });
  return shape ? answer : answer.meta({ id: 'Message' });
}
