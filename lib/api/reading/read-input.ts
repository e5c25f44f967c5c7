import type { core, ZodType } from 'zod';
import { inputShape, type Shape } from '#/lib/api/reading/input-shape.ts';
import { loosen } from '#/lib/api/reading/loosen.ts';
import { sentence } from '#/lib/api/reading/sentence.ts';
import { firstIssues } from '#/lib/platform/first-issues.ts';

/**
 * Reads a value tolerantly and checks it with a schema. Returns its data, or the errors: the schema's own messages or
 * sentences that name the field, each once and in the order of the fields.
 */
export function readInput(schema: ZodType | undefined, value: unknown): { data?: unknown; messages: string[] } {
  if (!schema) return { messages: [] };
  const shape = inputShape(schema);
  const { data, error } = schema.safeParse(loosen(shape, value), { error: () => '', reportInput: true });
  const issues = firstIssues(error?.issues.slice(0, 100));
  return { data, messages: [...new Set(issues?.flatMap((issue) => messagesOf(shape, issue)))] };
}

/** Returns the schema's own message, or else ours; for a union, the messages of the closest alternative. */
function messagesOf(shape: Shape, issue: core.$ZodIssue, above: PropertyKey[] = []): string[] {
  if (issue.message !== '') return [issue.message];
  const path = [...above, ...issue.path];
  const alternatives = issue.code === 'invalid_union' ? issue.errors : [];
  const [closest] = alternatives.toSorted((a, b) => a.length - b.length);
  return firstIssues(closest)?.flatMap((one) => messagesOf(shape, one, path)) ?? [sentence(shape, path, issue.input)];
}
