import webPush from 'web-push';
import { env } from '#/lib/platform/env.ts';
import { guardedFetch } from '#/lib/platform/guarded/guarded-fetch.ts';
import { allPushKeys, type PushKeys } from '#/lib/platform/push/push-keys.ts';

/** Where a browser’s push service takes its notices, and the keys that only this browser reads by. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  payload: string;
  /** For how long the service keeps it for a device that is off. */
  ttlSeconds: number;
  /** 32 characters at most: a later one takes the place of one that has not arrived yet. */
  topic: string;
}

/** The services of browsers: Chrome and its kin, Firefox, Safari, Edge. A leading dot: any host below. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** Returns whether an address is one of a known push service, and none of anywhere else. */
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
 * Hands a notice to the push service of a browser, encrypted for that browser alone. Returns `gone` if the service no
 * longer knows the browser, `refused` if it didn’t take the notice or couldn’t be reached.
 */
export async function sendPush(address: PushAddress, push: Push): Promise<'taken' | 'gone' | 'refused'> {
  if (!isPushEndpoint(address.endpoint)) return 'gone';
  for (const keys of allPushKeys()) {
    const status = await send(address, push, keys);
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'taken';
    // Signed by another secret than the one the browser agreed to.
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
    // What networks and services say may contain the address, which is a secret of the browser.
    return 0;
  }
}
