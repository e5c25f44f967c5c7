import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ApiError } from '#/lib/api/call.ts';

/** Validates a form with a schema that is loaded with the first check: readers of the page don't load it or zod. */
export function lateResolver<In extends FieldValues, Out>(
  importSchema: () => Promise<ZodType<Out, In>>,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const loaded = await Promise.all([import('#/components/ui/fields/form-resolver.ts'), importSchema()]).catch(
      () => null,
    );
    if (!loaded) {
      // The words for a server that can't be reached.
      showMessage({ kind: 'bad', text: new ApiError(0, {}).message });
      return { values: {}, errors: { root: { type: 'unreachable' } } as FieldErrors<In> };
    }
    const [{ formResolver }, schema] = loaded;
    return formResolver(schema)(values, context, options);
  };
}
