import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_URL, JSON_BODY, post, send, startGate, stopGate } from '#/e2e/support/product/gate-client.ts';

beforeAll(startGate);
afterAll(stopGate);

const HOOK = '/api/hook';
const FORM_BODY = 'Content-Type: application/x-www-form-urlencoded';
const MOST = 512 * 1024;

describe('what other products’ servers send', () => {
  it.each<[string, string[], string]>([
    ['JSON', post(HOOK, 2, JSON_BODY), '{}'],
    ['a form', post(HOOK, 3, FORM_BODY), 'a=b'],
    ['half a megabyte', post(HOOK, MOST, FORM_BODY), 'a'.repeat(MOST)],
  ])('may be %s', async (_title, lines, body) => {
    expect((await send(lines, body)).status).toBe(200);
  });

  it.each<[string, number, string[], string]>([
    ['a text', 415, post(HOOK, 1, 'Content-Type: text/plain'), 'a'],
    ['more than that', 413, post(HOOK, MOST + 1, FORM_BODY), ''],
    ['of our own page', 403, post(HOOK, 3, FORM_BODY, `Origin: ${APP_URL}`), 'a=b'],
    ['of another page', 403, post(HOOK, 3, FORM_BODY, 'Origin: http://evil.example'), 'a=b'],
    ['of a browser that names no page', 403, post(HOOK, 3, FORM_BODY, 'Sec-Fetch-Dest: empty'), 'a=b'],
    ['a form on a call of our own', 415, post('/api/auth/login', 3, FORM_BODY), 'a=b'],
  ])('is never %s', async (_title, status, lines, body) => {
    expect((await send(lines, body)).status).toBe(status);
  });
});
