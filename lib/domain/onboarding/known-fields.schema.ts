import type * as z from 'zod';
import { message } from '#/lib/words/message.ts';

const NAMES_MAX = 3;
const NAME_LENGTH_MAX = 40;

/**
 * Refuses a body without any known field: it would be read as an empty one, which skips a step or says nothing. Unknown
 * fields next to known ones are fine, because programs send more than they must.
 */
export function withKnownFields<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
  return fields
    .loose()
    .superRefine((body, check) => {
      const names = Object.keys(body);
      if (names.length === 0 || names.some((name) => Object.hasOwn(fields.shape, name))) return;
      const firstNames = names.slice(0, NAMES_MAX).map((name) => name.slice(0, NAME_LENGTH_MAX));
      check.addIssue({
        code: 'custom',
        message: message('api.problems.unknownFields', { names: firstNames.join(', ') }),
      });
    })
    .transform((body) => fields.parse(body));
}
