import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a program of the company on this machine, with the calls it got and whether it accepts them. */
async function openProgram() {
  const calls: Call[] = [];
  const program = { calls, isBroken: false };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      response.writeHead(program.isBroken ? 500 : 200).end(program.isBroken ? 'out of order' : 'thanks');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/unboxt`;
  return { program, url, close: () => server.close() };
}

test('an administrator adds a webhook, and a program is notified when a team is created', async ({ browser }) => {
  const { program, url, close } = await openProgram();
  const { administrator, company } = await buildManagedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog');
  const { host } = new URL(url);
  let secret = '';
  const eventOf = ({ body, headers }: Call) => new Webhook(secret).verify(body, headers as Record<string, string>);

  await test.step('the form refuses an address inside a private network', async () => {
    await page.goto('/companyManagement?tab=integrations&open=webhooks');
    await expect(page.getByRole('main').getByText('No webhooks yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/unboxt');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog).toContainText('leads into a private network');
    await expectNoSeriousFinding(page);
  });

  await test.step('the secret is shown once, to be copied', async () => {
    await dialog.getByRole('textbox', { name: 'Address' }).fill(url);
    await dialog.getByRole('checkbox', { name: 'A team was deleted' }).uncheck();
    // Both also happen by the clock, whenever the company's teams are due.
    await dialog.getByRole('checkbox', { name: 'A team’s check-in went out' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'New results are in' }).uncheck();
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await dialog.getByRole('button', { name: 'Copy the secret' }).click();
    secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(secret).toMatch(/^whsec_/);
    await dialog.getByRole('button', { name: 'I’ve copied it' }).click();
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  await test.step('a signed test arrives, and the panel says so', async () => {
    await page.getByRole('button', { name: `Open the webhook to ${host}` }).click();
    await expect(dialog).toContainText('Nothing sent yet');
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await expect(dialog.getByText('Delivered')).toBeVisible();
    expect(program.calls.map(eventOf)).toMatchObject([{ type: 'webhook.test' }]);
    await expectNoSeriousFinding(page);
  });

  await test.step('a team’s new name is sent as an id only, and waits while the program fails', async () => {
    program.isBroken = true;
    const team = await prisma().team.findFirstOrThrow({ where: { companyId: company.id }, orderBy: { id: 'asc' } });
    const { headers } = await signInAs(prisma(), administrator, { kind: 'api' });
    const { status } = await fetch(`${process.env.E2E_BASE_URL}/api/team/${team.id}/update/name`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', role: 'Administrator' },
      body: JSON.stringify({ name: 'Renamed for a webhook' }),
    });
    expect(status).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: `Open the webhook to ${host}` }).click();
    await expect(dialog.getByText('Waiting')).toBeVisible();
    await expect(dialog).toContainText('The last event didn’t arrive.');
    const [, failed] = program.calls;
    expect(failed && eventOf(failed)).toMatchObject({ type: 'team.updated', data: { teamId: team.id } });
    expect(failed?.body).not.toContain('Renamed');
  });

  await test.step('once it works again, everything is delivered under the same id', async () => {
    program.isBroken = false;
    const where = { companyId: company.id, deliveredAt: null };
    // The next try would be in a minute.
    await prisma().webhookDelivery.updateMany({ where, data: { nextAt: new Date() } });
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await expect(dialog.getByText('Delivered')).toHaveCount(3, { timeout: 15_000 });
    const ids = program.calls.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(3);
  });

  await test.step('a delivery is sent again, and the webhook is removed', async () => {
    await dialog.getByRole('button', { name: 'Send team.updated again' }).click();
    await expect.poll(() => program.calls.length).toBe(5);
    await page.setViewportSize({ width: 400, height: 860 });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`Remove the webhook to ${host}?`)).toBeVisible();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByText(`removed the webhook to ${host}`)).toBeVisible();
  });
  close();
});
