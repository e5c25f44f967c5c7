import type { ZodType } from 'zod';
import { inputShape } from '#/lib/api/reading/input-shape.ts';
import { loosen } from '#/lib/api/reading/loosen.ts';
import { sentence } from '#/lib/api/reading/sentence.ts';

/**
 * Reads a value with tolerance and judges it with a schema. Returns its data, or what is wrong: the schema's own
 * words, else a sentence that names the field, each once and in the order of the fields.
 */
export function readInput(schema: ZodType | undefined, value: unknown): { data?: unknown; messages: string[] } {
  if (!schema) return { messages: [] };
  const shape = inputShape(schema);
  const { data, error } = schema.safeParse(loosen(shape, value), { error: (issue) => sentence(shape, issue) });
  return { data, messages: [...new Set(error?.issues.map(({ message }) => message))] };
}
