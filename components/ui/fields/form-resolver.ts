import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { formWords } from '#/components/ui/fields/form-words.ts';

/** Validates a form with a schema, and puts its messages into words. */
export function formResolver<In extends FieldValues, Out>(schema: ZodType<Out, In>): Resolver<In, unknown, Out> {
  const resolve = zodResolver<In, unknown, Out, ZodType<Out, In>>(schema);
  return async (...form) => {
    const result = await resolve(...form);
    return { ...result, errors: inWords(result.errors) as FieldErrors<In> } as typeof result;
  };
}

/** Returns errors as the form library nests them: of a field, of a row of a list, or of the list as a whole. */
function inWords(errors: object): object {
  const entries = Object.entries(errors).map(([name, value]) => {
    if (name === 'message' && typeof value === 'string') return [name, formWords(value)];
    // A reference to the control isn't an error.
    return [name, name !== 'ref' && typeof value === 'object' && value !== null ? inWords(value) : value];
  });
  return Array.isArray(errors) ? Object.assign([], Object.fromEntries(entries)) : Object.fromEntries(entries);
}
