import * as z from 'zod';

/**
 * Why something is null: too small a group has no results of its own, any other waits for enough answers, and what a
 * reader knows too much of by name is hidden from them.
 */
export const hiddenReason = z
  .enum(['group_too_small', 'not_enough_answers', 'known_by_name'])
  .nullable()
  .meta({ id: 'HiddenReason' });

/** The teams that the reader reads by name, which is why something is hidden from them; the explanation names them. */
export const knownTeams = z
  .array(z.string())
  .describe('Why something is hidden from this reader.')
  .meta({ id: 'KnownTeams' });
