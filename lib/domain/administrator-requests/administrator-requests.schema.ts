import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';

/** The person whose request is decided, by id. */
export const answerRequestBody = z.object({ id });
