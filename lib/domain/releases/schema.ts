import * as z from 'zod';

/** Why something is null: too small a group has no figures of its own, any other waits for enough answers. */
export const hiddenReason = z.enum(['group_too_small', 'not_enough_answers']).nullable().meta({ id: 'HiddenReason' });
