import * as z from 'zod';
import { message } from '#/lib/words/message.ts';

const untyped = message('privacy.leavers.untyped');

export const erasureBody = z.object({
  name: z
    .string(untyped)
    .trim()
    .min(1, untyped)
    .max(200, untyped)
    .describe('First and last name, as the list of people has them, so that nobody else is erased by mistake.'),
});
