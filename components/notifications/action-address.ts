import type * as z from 'zod';
import type { Called, Endpoint } from '#/lib/api/endpoint.ts';
import { isActionPath } from '#/lib/domain/notifications/constants.ts';

interface ActionBody {
  id: number;
  seen: boolean;
  link: string;
  props: string;
  text?: string;
  anonymously?: boolean;
}

type ActionContract = Endpoint<
  'auth',
  undefined,
  undefined,
  z.ZodType<ActionBody, ActionBody>,
  z.ZodType<Record<string, unknown>>
>;

/**
 * Returns the call behind a notification's button, at the path that the server chose: the feature that publishes the
 * notification declares it. Throws for a path outside the API.
 */
export function actionAddress(path: string): Called<ActionContract> {
  if (!isActionPath(path)) throw new TypeError(path);
  return { method: 'POST', path, access: 'auth' };
}
