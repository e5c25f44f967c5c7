import { handlerFor } from '#/lib/api/handle.ts';
import { findCaller } from '#/lib/domain/previews/preview.service.ts';

/**
 * Turns a contract and a verb into a route handler, for callers with a session or a preview. It is here because
 * `lib/api` knows no feature.
 */
export const handle = handlerFor(findCaller);
