import * as z from 'zod';

/**
 * Why something is null. A group that is too small has no results of its own, and another one waits for enough answers.
 * A reader who knows too much of a result by name doesn't see it.
 */
export const hiddenReason = z
  .enum(['group_too_small', 'not_enough_answers', 'known_by_name'])
  .nullable()
  .meta({ id: 'HiddenReason' });

/** The teams that the reader reads by name, which is why something is hidden; the explanation names them. */
export const knownTeams = z
  .array(z.string())
  .describe('Teams the caller reads by name, which is why something is hidden.')
  .meta({ id: 'KnownTeams' });
