import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';

/** The person who is answered, by id. */
export const answerRequestBody = z.object({ id });
