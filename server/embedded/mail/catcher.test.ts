import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaughtMail } from '#/server/embedded/mail/mail-store.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const mails = mkdtempSync(path.join(os.tmpdir(), 'mail-catcher-'));
let port: number;
let smtpPort: number;
let catcher: ChildProcess;

async function start(): Promise<void> {
  catcher = fork(path.join(import.meta.dirname, 'catcher.ts'), [String(smtpPort), String(port), mails], {
    silent: true,
  });
  await once(catcher, 'message');
}

async function stop(): Promise<void> {
  const ended = once(catcher, 'exit');
  catcher.disconnect();
  await ended;
}

beforeAll(async () => {
  port = await freePort(10_800);
  smtpPort = await freePort(port + 1);
  await start();
}, 30_000);

afterAll(async () => {
  await stop();
  rmSync(mails, { recursive: true });
});

function ask(target: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: target, headers });
    call.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    call.on('error', reject);
    call.end();
  });
}

const LIST = '/mails';

it.each([
  ['its own page', LIST, 200, () => ({ host: `localhost:${port}` })],
  ['its own page by number', LIST, 200, () => ({ host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` })],
  ['a page of another site', LIST, 403, () => ({ host: `localhost:${port}`, origin: 'http://evil.example' })],
  ['a page of another port', LIST, 403, () => ({ host: `localhost:${port}`, origin: 'http://localhost:3000' })],
  ['a sandboxed page', LIST, 403, () => ({ host: `localhost:${port}`, origin: 'null' })],
  ['a name that leads here', LIST, 403, () => ({ host: `evil.example:${port}` })],
  ['a page of another site', '/', 403, () => ({ host: 'localhost', origin: 'x' })],
])('%s at %s gets %s', async (_who, target, answer, headers) => {
  expect(await ask(target, headers())).toBe(answer);
});

function send(): Promise<unknown> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort });
  return transport.sendMail({
    from: 'unboXt <noreply@example.com>',
    to: 'Ada <Ada@Example.com>',
    subject: '<b>Hello</b>',
    text: 'As text',
    html: '<p><a href="https://example.com/join">Join</a></p><script>alert(1)</script>',
    list: { unsubscribe: 'https://example.com/unsubscribe' },
    attachments: [{ filename: 'räport.pdf', content: Buffer.from('%PDF-1') }],
  });
}

const get = (target: string) => fetch(`http://localhost:${port}${target}`);
const mailsTo = async (to: string) => (await (await get(`${LIST}?to=${to}`)).json()) as CaughtMail[];

describe('a caught email', () => {
  beforeAll(send);

  it('is reported to programs, by the address it was delivered to', async () => {
    expect(await mailsTo('ADA@example.com')).toEqual([
      expect.objectContaining({
        to: ['ada@example.com'],
        subject: '<b>Hello</b>',
        text: 'As text',
        listUnsubscribe: 'List-Unsubscribe: <https://example.com/unsubscribe>',
      }),
    ]);
    expect(await mailsTo('bob@example.com')).toEqual([]);
  });

  it('is in the list and has a page, as text', async () => {
    const [mail] = await mailsTo('ada@example.com');
    const list = await (await get('/')).text();
    expect(list).toContain(`/mails/${mail?.id}`);
    const page = await (await get(`/mails/${mail?.id}`)).text();
    expect(page).toContain('As text');
    for (const html of [list, page]) expect(html).not.toContain('<b>Hello');
  });

  it('shows its own page in a frame that runs nothing', async () => {
    const [mail] = await mailsTo('ada@example.com');
    const frame = await get(`/mails/${mail?.id}/html`);
    expect(await frame.text()).toContain('https://example.com/join');
    const policy = frame.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/; sandbox(?!.*allow-scripts)/);
  });

  it('offers its attachments', async () => {
    const [mail] = await mailsTo('ada@example.com');
    const file = await get(`/mails/${mail?.id}/attachments/0`);
    expect(await file.text()).toBe('%PDF-1');
    expect(file.headers.get('content-disposition')).toContain("attachment; filename*=UTF-8''r%C3%A4port.pdf");
    expect((await get(`/mails/${mail?.id}/attachments/1`)).status).toBe(404);
  });

  it('is still there after a restart, until it’s deleted', async () => {
    await stop();
    await start();
    expect(await mailsTo('ada@example.com')).toHaveLength(1);
    await fetch(`http://localhost:${port}${LIST}`, { method: 'DELETE' });
    expect(await mailsTo('ada@example.com')).toEqual([]);
    expect(readdirSync(mails)).toEqual([]);
  });
});
