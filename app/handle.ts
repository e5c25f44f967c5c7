import { handlerFor } from '#/lib/api/handle.ts';
import { findCaller } from '#/lib/domain/keys/find-caller.ts';

/**
 * Turns a contract and a verb into a route handler, for callers with a session, a preview or a key. It is here because
 * `lib/api` knows no feature.
 */
export const handle = handlerFor(findCaller);
