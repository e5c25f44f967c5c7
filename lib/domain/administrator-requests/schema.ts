import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';

/** Who is answered, by the id of the person. */
export const answerRequestBody = z.object({ id });
