import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { addDeviceContract, listDevicesContract, removeDeviceContract } from '#/lib/domain/push/push.contract.ts';

type Devices = Output<typeof listDevicesContract>;
/** A browser that shows notifications, as the server lists it. */
export type Device = Devices['devices'][number];

/** Why this browser shows no notifications, or that it could. */
type Ability = 'insecure' | 'homeScreen' | 'unsupported' | 'denied' | 'able';

/** Returns whether this browser can show notifications, and if not, why. */
export function readAbility(): Ability {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** Returns whether Safari only has notifications on the home screen here. An iPad claims to be a Mac, but has touch. */
function isApplePhone(): boolean {
  const isPad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isPad;
}

/** Returns this browser's push subscription; null if there is none, or no worker. */
async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Returns the entry of this browser in the person's list; undefined if it isn't listed. */
export async function findThisDevice({ devices }: Devices): Promise<Device | undefined> {
  const subscription = await findSubscription();
  if (!subscription) return undefined;
  const print = await printOf(subscription.endpoint);
  return devices.find((device) => device.print === print);
}

async function printOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return toBase64Url(bytes);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What the worker shows without a connection. */
export interface OfflineWords {
  lang: string;
  title: string;
  text: string;
  again: string;
}

/** Notifications weren't allowed: the question was dismissed or declined. */
export class NotAllowed extends Error {}
/** The browser has no push service, or can't reach it. */
export class NoPushService extends Error {}

/**
 * Asks the person for permission, turns on notifications in this browser, and returns the server's answer. Throws
 * `NotAllowed`, `NoPushService`, and what the call throws; then nothing has changed.
 */
export async function turnOnThisDevice(publicKey: string, words: OfflineWords): Promise<string> {
  // Before anything slow: browsers only ask right after a click.
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await navigator.serviceWorker.register(`/sw.js?${new URLSearchParams({ ...words })}`, { scope: '/' });
  return subscribe(publicKey);
}

/** Without a limit, browsers whose push service doesn't answer would wait forever. */
const PATIENCE_MS = 20_000;

async function subscribe(publicKey: string): Promise<string> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const agreed = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscribing = pushManager.subscribe(agreed).catch(() => {
    throw new NoPushService();
  });
  const end = new Promise<never>((_, reject) => setTimeout(() => reject(new NoPushService()), PATIENCE_MS));
  const subscription = await Promise.race([subscribing, end]);
  try {
    return await tellServer(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

async function tellServer(subscription: PushSubscription): Promise<string> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return (await call(addDeviceContract, { body: { endpoint, keys: { p256dh, auth } } })).message;
}

/** Ends this browser's notifications, here and on the server, and removes those shown. Throws what the call throws. */
export async function turnOffThisDevice(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await clearNotices(() => true);
  await subscription.unsubscribe();
  await call(removeDeviceContract, { body: { endpoint: subscription.endpoint } });
}

/**
 * Adapts this browser's subscription to the signed-in person: someone else's subscription ends, and the person's own
 * follows their session and the installation's key. Does nothing if notifications are off.
 */
export async function tendThisDevice(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  const list = await call(listDevicesContract, {});
  const device = await findThisDevice(list);
  if (!device) {
    await clearNotices(() => true);
    await subscription.unsubscribe();
    return;
  }
  const key = subscription.options.applicationServerKey;
  if (key && toBase64Url(new Uint8Array(key)) !== list.publicKey) {
    await turnOffThisDevice();
    await subscribe(list.publicKey);
  } else if (!device.isOfThisSession) await tellServer(subscription);
}

/** Removes notifications by the page that they open, and shows the number of the others on the icon. */
export async function clearNotices(isOver: (path: string) => boolean): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const notices = await registration.getNotifications();
  const [over, open] = [true, false].map((is) => notices.filter(({ data }) => isOver(String(data?.path)) === is));
  for (const notice of over ?? []) notice.close();
  await navigator.setAppBadge?.(open?.length);
}
