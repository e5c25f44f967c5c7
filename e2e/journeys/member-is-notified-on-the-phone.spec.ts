import { expect } from 'playwright/test';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { test } from '#/e2e/support/actors/journey.ts';
import { answerCheckIn } from '#/e2e/support/actors/questionnaire.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { beforeNoonZone, productNow } from '#/e2e/support/fakes/product-clock.ts';
import { deliver, givePushService, press, type Spied, spyOn, stateOf } from '#/e2e/support/fakes/push-browser.ts';
import { openPushService } from '#/e2e/support/fakes/push-service.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { mailCheckIn } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { pushKeys } from '#/lib/platform/push/push-keys.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const phone = { width: 400, height: 800 };
const HOUR_MS = 3_600_000;
let service: Awaited<ReturnType<typeof openPushService>>;
let server: TestServer;

test.beforeAll(async () => {
  service = await openPushService();
  process.env.PUSH_HOSTS = service.host;
  resetSingletons(['env']);
  server = await startServer({ PUSH_HOSTS: service.host });
});
test.afterAll(async () => {
  await server?.stop();
  service?.close();
});

/** Creates a member of a team, and a function that sends them the check-in of some days ago. */
async function buildAskedMember() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const team = await buildTeam(db, { companyId });
  const timeZone = beforeNoonZone();
  const member = await buildMember(db, { team, user: { timeZone } });
  const ask = (daysAgo: number) => {
    const now = productNow().getTime();
    const localDate = localDateAt(new Date(now - daysAgo * 24 * HOUR_MS), timeZone);
    const times = { sentAt: new Date(now - 60_000), closesAt: new Date(now + 20 * HOUR_MS) };
    return buildCheckIn(db, { team, userId: member.id, localDate, ...times });
  };
  return { member, ask };
}

test('a member turns a phone on, is notified, answers from the notification, and signs out', async ({ browser }) => {
  const { member, ask } = await buildAskedMember();
  const checkIn = await ask(0);
  const { subscription, deliveries } = service.agree(pushKeys().publicKey);
  const page = await signedInPage(browser, { userId: member.id, role: 'Member', baseURL: server.url });
  await page.setViewportSize(phone);
  await givePushService(page, subscription);
  const devices = () => prisma().pushDevice.findMany({ where: { userId: member.id } });
  const tell = ({ id }: { id: number }) => mailCheckIn(jobCtx({ now: productNow() }), id);

  await test.step('the product can be installed', async () => {
    await page.goto('/profile?section=security');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(String(href))).json();
    expect(manifest).toMatchObject({ name: 'unboXt', start_url: '/dashboard', display: 'standalone' });
    for (const { src } of manifest.icons)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
    const worker = await page.request.get('/sw.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
  });

  await test.step('the browser isn’t asked for permission until they turn notifications on', async () => {
    await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible();
    expect(page.context().serviceWorkers()).toEqual([]);
    await page.getByRole('button', { name: 'Notify me on this device' }).click();
    await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible();
    await expectNoSeriousFinding(page);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('Sent. It should appear in a moment.')).toBeVisible();
    expect(deliveries.map(({ payload }) => payload['title'])).toEqual(['It works.']);
    expect(await devices()).toHaveLength(1);
  });

  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no worker was installed');
  await spyOn(worker);
  const cdp = await page.context().newCDPSession(page);
  let path = '';

  await test.step('a check-in is due: the phone says so, and opens it', async () => {
    await tell(checkIn);
    const message = deliveries.at(-1)?.payload ?? {};
    await deliver(cdp, server.url, JSON.stringify(message));
    await expect.poll(() => worker.evaluate(() => (self as unknown as Spied).shown.length)).toBe(1);
    const [notice] = await worker.evaluate(() => (self as unknown as Spied).shown);
    expect(notice).toMatchObject({ title: 'A check-in is waiting.', options: { body: 'It takes under a minute.' } });
    expect(await worker.evaluate(() => (self as unknown as Spied).badge)).toBe(1);
    path = String(message['path']);
    const address = await press(worker, path);
    expect(address).toBe(server.url + path);
    expect(await press(worker, 'https://elsewhere.example/')).toBe(address);
    await page.evaluate((open) => sessionStorage.setItem('test.notices', JSON.stringify([open, '/pulse/other'])), path);
    await page.goto(address);
  });

  await test.step('they answer, and the notification and its number are gone', async () => {
    await page.getByLabel('Happy').waitFor();
    expect(
      await page
        .context()
        .request.get(path)
        .then((answer) => answer.status()),
    ).toBe(200);
    await page.goto(path);
    await answerCheckIn(page, { emotion: 'Happy', productivity: 70 });
    await expect.poll(() => stateOf(page, 'test.closed')).toBe(path);
    expect(await stateOf(page, 'test.badge')).toBe('1');
  });

  await test.step('a browser with a new push address identifies itself by the old one', async () => {
    const renewed = service.agree(pushKeys().publicKey);
    const status = await worker.evaluate(
      async ([old, next]) => {
        const event = new Event('pushsubscriptionchange') as Event & Record<string, unknown>;
        const as = (one: unknown) => ({ ...Object(one), options: {}, toJSON: () => one });
        const works: Promise<unknown>[] = [];
        const parts = { oldSubscription: as(old), newSubscription: as(next) };
        Object.assign(event, { ...parts, waitUntil: (work: Promise<unknown>) => works.push(work) });
        self.dispatchEvent(event);
        await Promise.all(works);
        return works.length;
      },
      [subscription, renewed.subscription] as const,
    );
    expect(status).toBe(1);
    expect(await devices()).toMatchObject([{ endpoint: renewed.subscription.endpoint }]);
    await prisma().pushDevice.updateMany({
      where: { userId: member.id },
      data: { endpoint: subscription.endpoint, ...subscription.keys },
    });
  });

  await test.step('they sign out, and no notification comes any more', async () => {
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /account/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/signIn**');
    expect(await stateOf(page, 'test.push')).toBeNull();
    expect(await devices()).toEqual([]);
    const before = deliveries.length;
    await tell(await ask(1));
    expect(deliveries).toHaveLength(before);
  });
});

test('after answering, a member turns it on; the next person there isn’t notified; offline shows a sentence', async ({
  browser,
}) => {
  const { member, ask } = await buildAskedMember();
  const own = await startServer({ PUSH_HOSTS: service.host });
  const { subscription, deliveries } = service.agree(pushKeys().publicKey);
  const page = await signedInPage(browser, { userId: member.id, role: 'Member', baseURL: own.url });
  await page.setViewportSize(phone);
  await givePushService(page, subscription);
  await page.goto(`/questionnaire/${mailedToken('srv_', (await ask(0)).id)}`);
  await answerCheckIn(page, { emotion: 'Happy', productivity: 70 });
  await page.getByRole('button', { name: 'Notify me on this device next time' }).click();
  await expect(page.getByText('You’ll get a notification on this device next time.')).toBeVisible();
  await expectNoSeriousFinding(page);
  const next = await ask(1);
  await mailCheckIn(jobCtx({ now: productNow() }), next.id);
  expect(deliveries).toHaveLength(1);
  // As if it was replaced by someone else, or removed from another device.
  await prisma().pushDevice.deleteMany({ where: { userId: member.id } });
  await page.goto('/dashboard');
  await expect.poll(() => stateOf(page, 'test.push')).toBeNull();
  await own.stop();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  const count = await page.evaluate(async () => (await caches.keys()).length).catch(() => 0);
  expect(count).toBe(0);
});
