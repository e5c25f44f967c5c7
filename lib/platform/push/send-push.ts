import webPush from 'web-push';
import { env } from '#/lib/platform/env.ts';
import { guardedFetch } from '#/lib/platform/guarded/guarded-fetch.ts';
import { allPushKeys, type PushKeys } from '#/lib/platform/push/push-keys.ts';

/**
 * The URL (endpoint) where a browser's push service takes messages, and the keys that only this browser can decrypt
 * with.
 */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  payload: string;
  /** How long the service keeps it for a device that is off. */
  ttlSeconds: number;
  /** 32 characters at most: a later one replaces one that hasn't arrived yet. */
  topic: string;
}

/** The push services: Chrome and similar browsers, Firefox, Safari, Edge. A leading dot means any host below. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** Returns whether a URL belongs to a known push service. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password || url.hash) return false;
  if (isStandIn(url)) return true;
  const { protocol, port, hostname } = url;
  const isService = services.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
  return protocol === 'https:' && port === '' && isService;
}

function isStandIn({ protocol, host }: URL): boolean {
  return protocol === 'http:' && (env().PUSH_HOSTS ?? []).includes(host);
}

/**
 * Sends a notification to a browser's push service, encrypted for that browser alone. Returns `gone` if the service no
 * longer knows the browser, `refused` if it didn't accept the notification or couldn't be reached.
 */
export async function sendPush(address: PushAddress, push: Push): Promise<'taken' | 'gone' | 'refused'> {
  if (!isPushEndpoint(address.endpoint)) return 'gone';
  for (const keys of allPushKeys()) {
    const status = await send(address, push, keys);
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'taken';
    // Refused because it was signed by another secret than the browser's subscription.
    if (status !== 401 && status !== 403) return 'refused';
  }
  return 'refused';
}

async function send({ endpoint, p256dh, auth }: PushAddress, push: Push, keys: PushKeys): Promise<number> {
  const { FEEDBACK_MAIL_TO, MAIL_FROM } = env();
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, push.payload, {
      vapidDetails: { ...keys, subject: `mailto:${FEEDBACK_MAIL_TO ?? MAIL_FROM}` },
      TTL: push.ttlSeconds,
      topic: push.topic,
      urgency: 'normal',
    });
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const allowsHome = isStandIn(new URL(endpoint));
    const { status } = await guardedFetch(endpoint, { method: 'POST', headers: texts, body: body ?? '', allowsHome });
    return status;
  } catch {
    // What networks and services say may contain the endpoint's URL, which is the browser's secret.
    return 0;
  }
}
