import { Webhook } from 'standardwebhooks';
import type { WebhookEndpoint } from '#/generated/prisma/client.ts';
import { openSecrets } from '#/lib/domain/integrations/webhooks/webhook-secret.service.ts';
import { EXCERPT_MAX, retryAfterMaxMs } from '#/lib/domain/webhooks/constants.ts';
import { guardedFetch } from '#/lib/platform/guarded/guarded-fetch.ts';

type SigningEndpoint = Pick<WebhookEndpoint, 'companyId' | 'url' | 'secretBox' | 'previousSecretBox' | 'previousUntil'>;

interface SentEvent {
  eventId: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  madeAt: Date;
}

export interface Outcome {
  isDelivered: boolean;
  /** Null without an answer. */
  status: number | null;
  excerpt: string;
  retryAfterMs: number;
}

/**
 * Sends an event as in Standard Webhooks 1.0.0: signed, and with the same id on every try. Returns the outcome, and
 * never throws.
 */
export async function sendWebhook(
  endpoint: SigningEndpoint,
  { eventId, type, data, madeAt }: SentEvent,
  now: Date,
): Promise<Outcome> {
  const body = JSON.stringify({ type, timestamp: madeAt.toISOString(), data });
  const id = `msg_${eventId}`;
  const signatures = openSecrets(endpoint, now).map((secret) => new Webhook(secret).sign(id, now, body));
  try {
    const { status, headers, text } = await guardedFetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'unboXt',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
      body,
    });
    const isDelivered = status >= 200 && status < 300;
    return { isDelivered, status, excerpt: excerptOf(text), retryAfterMs: pauseAsked(headers['retry-after'], now) };
  } catch (error) {
    return { isDelivered: false, status: null, excerpt: excerptOf(String(error)), retryAfterMs: 0 };
  }
}

/** Returns the beginning of a text in a form that PostgreSQL stores: without NUL, and well-formed. */
const excerptOf = (text: string) => text.replaceAll('\0', '').slice(0, EXCERPT_MAX).toWellFormed();

/** Returns how long a receiver asks us to wait: `Retry-After` in seconds or as a date, at most a day. */
function pauseAsked(header: string | undefined, now: Date): number {
  if (!header) return 0;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(pause) ? 0 : Math.min(Math.max(pause, 0), retryAfterMaxMs);
}
