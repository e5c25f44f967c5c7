import type { CDPSession, Page, Worker } from 'playwright/test';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Replaces the push service and notifications, which a headless browser doesn't have. */
export async function givePushService(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((agreed) => {
    const key = 'test.push';
    const keep = (is: boolean) => (is ? sessionStorage.setItem(key, 'on') : sessionStorage.removeItem(key));
    const permission = { get: () => (sessionStorage.getItem('test.denied') ? 'denied' : 'granted') };
    Object.defineProperty(Notification, 'permission', permission);
    Notification.requestPermission = async () => Notification.permission;
    const agreement = {
      endpoint: agreed.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => agreed,
      unsubscribe: async () => {
        keep(false);
        return true;
      },
    };
    PushManager.prototype.subscribe = async () => {
      if (sessionStorage.getItem('test.away')) throw new DOMException('push service error', 'AbortError');
      keep(true);
      return agreement as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(key) ? (agreement as unknown as PushSubscription) : null;
    // Shown notifications, as stored by the worker's replacement.
    ServiceWorkerRegistration.prototype.getNotifications = async () =>
      JSON.parse(sessionStorage.getItem('test.notices') ?? '[]').map((path: string) => ({
        data: { path },
        close: () => sessionStorage.setItem('test.closed', path),
      }));
    navigator.setAppBadge = async (count) => sessionStorage.setItem('test.badge', String(count));
  }, subscription);
}

export const stateOf = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

interface Shown {
  title: string;
  options: NotificationOptions;
}
export type Spied = typeof globalThis & { shown: Shown[]; opened: string[]; badge: number };

/** Makes the worker store what it would show and open. */
export async function spyOn(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as Spied & {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: unknown };
    };
    Object.assign(scope, { shown: [], opened: [] });
    scope.registration.showNotification = async (title, options = {}) => void scope.shown.push({ title, options });
    scope.clients.openWindow = async (href: string) => void scope.opened.push(href);
    (navigator as unknown as { setAppBadge: unknown }).setAppBadge = async (count: number) => {
      scope.badge = count;
    };
  });
}

/** Delivers a message of the push service to the worker, as the browser does. */
export async function deliver(cdp: CDPSession, origin: string, data: string): Promise<void> {
  const registrationId = await new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
    void cdp.send('ServiceWorker.enable');
  });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Clicks a notification, and returns what opens. */
export const press = (worker: Worker, path: unknown) =>
  worker.evaluate(async (to) => {
    const event = new Event('notificationclick') as Event & Record<string, unknown>;
    const works: Promise<unknown>[] = [];
    const notification = { close: () => undefined, data: { path: to } };
    Object.assign(event, { notification, waitUntil: (work: Promise<unknown>) => works.push(work) });
    self.dispatchEvent(event);
    await Promise.all(works);
    return (self as unknown as Spied).opened.at(-1) ?? '';
  }, path);
