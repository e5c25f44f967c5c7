import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';

interface Arrival {
  at: string;
  body: string;
  isSigned: boolean;
}

const SHOWN = 50;
const arrivals: Arrival[] = [];

/** Takes an event as the demo company's own program would; returns the status, 401 without a right signature. */
export function receiveWebhook(secret: string, headers: IncomingHttpHeaders, body: string): number {
  const isSigned = isFromProduct(secret, headers, body);
  arrivals.unshift({ at: new Date().toISOString(), body, isSigned });
  arrivals.splice(SHOWN);
  return isSigned ? 200 : 401;
}

/** What has arrived since the start, the newest first. */
export const listArrivals = (): readonly Arrival[] => arrivals;

function isFromProduct(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
