import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';

interface Arrival {
  at: string;
  body: string;
  isSigned: boolean;
}

const SHOWN = 50;
const arrivals: Arrival[] = [];

/** Receives an event like the demo company's own program; returns the status, 401 without a valid signature. */
export function receiveWebhook(secret: string, headers: IncomingHttpHeaders, body: string): number {
  const isSigned = isFromProduct(secret, headers, body);
  arrivals.unshift({ at: new Date().toISOString(), body, isSigned });
  arrivals.splice(SHOWN);
  return isSigned ? 200 : 401;
}

/** Returns everything received since the start, newest first. */
export const listArrivals = (): readonly Arrival[] => arrivals;

function isFromProduct(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
