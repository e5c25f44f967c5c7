import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_URL, HOST, JSON_BODY, post, send, startGate, stopGate } from '#/e2e/support/product/gate-client.ts';

beforeAll(startGate);
afterAll(stopGate);

const HOOK = '/api/hook';
const FORM_BODY = 'Content-Type: application/x-www-form-urlencoded';
const MOST = 512 * 1024;

describe('a request from another product’s server', () => {
  it.each<[string, string[], string]>([
    ['JSON', post(HOOK, 2, JSON_BODY), '{}'],
    ['a form', post(HOOK, 3, FORM_BODY), 'a=b'],
    ['half a megabyte', post(HOOK, MOST, FORM_BODY), 'a'.repeat(MOST)],
  ])('can be %s', async (_title, lines, body) => {
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

describe('a browser’s post from a company’s provider', () => {
  const ANSWER = '/api/auth/company/saml/7';
  const from = (...more: string[]) => ['Origin: https://id.acme.example', 'Sec-Fetch-Site: cross-site', ...more];
  const page = from('Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document');

  it.each<[string, string[], string]>([
    ['a form of another site', post(ANSWER, 3, FORM_BODY, ...page), 'a=b'],
    ['of a page that names no origin', post(ANSWER, 3, FORM_BODY, ...page.with(0, 'Origin: null')), 'a=b'],
    ['half a megabyte', post(ANSWER, MOST, FORM_BODY, ...page), 'a'.repeat(MOST)],
  ])('can be %s', async (_title, lines, body) => {
    expect((await send(lines, body)).status).toBe(200);
  });

  it.each<[string, number, string[], string]>([
    ['more than that', 413, post(ANSWER, MOST + 1, FORM_BODY, ...page), ''],
    ['JSON', 415, post(ANSWER, 2, JSON_BODY, ...page), '{}'],
    [
      'sent by a script',
      403,
      post(ANSWER, 3, FORM_BODY, ...from('Sec-Fetch-Mode: cors', 'Sec-Fetch-Dest: empty')),
      'a=b',
    ],
    [
      'in a frame',
      403,
      post(ANSWER, 3, FORM_BODY, ...from('Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe')),
      'a=b',
    ],
    ['in another spelling', 403, post('/api/auth/company/SAML/7', 3, FORM_BODY, ...page), 'a=b'],
    ['to a call of our own', 403, post('/api/auth/login', 2, JSON_BODY, ...page), '{}'],
  ])('is never %s', async (_title, status, lines, body) => {
    expect((await send(lines, body)).status).toBe(status);
  });
});

describe('a request from a company’s directory', () => {
  const USERS = '/scim/v2/Users';
  const SCIM_BODY = 'Content-Type: application/scim+json';
  const call = (method: string, ...more: string[]) => [`${method} ${USERS} HTTP/1.1`, HOST, ...more];
  const sized = (method: string, length: number, ...more: string[]) =>
    call(method, `Content-Length: ${length}`, ...more);

  it.each<[string, string[], string]>([
    ['a question', call('GET'), ''],
    ['of Node’s own fetch', call('GET', 'Sec-Fetch-Mode: cors'), ''],
    ['a change', sized('PATCH', 2, SCIM_BODY), '{}'],
    ['a whole resource', sized('PUT', 2, JSON_BODY), '{}'],
    ['in chunks', call('POST', SCIM_BODY, 'Transfer-Encoding: chunked'), '2\r\n{}\r\n0\r\n\r\n'],
    ['a deletion', call('DELETE'), ''],
    ['half a megabyte', sized('POST', MOST, SCIM_BODY), 'a'.repeat(MOST)],
  ])('can be %s', async (_title, lines, body) => {
    const { status, headers } = await send(lines, body);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it.each<[string, number, string[], string]>([
    ['more than that', 413, sized('POST', MOST + 1, SCIM_BODY), ''],
    ['a form', 415, sized('POST', 3, FORM_BODY), 'a=b'],
    ['in encoded chunks', 411, call('POST', SCIM_BODY, 'Transfer-Encoding: gzip, chunked'), ''],
    ['with another method', 405, call('OPTIONS'), ''],
    ['of our own page', 403, call('GET', `Origin: ${APP_URL}`), ''],
    ['of a browser’s address bar', 403, call('GET', 'Sec-Fetch-Site: none'), ''],
    ['of another host', 421, [`GET ${USERS} HTTP/1.1`, 'Host: evil.example'], ''],
    ['in another spelling', 405, ['DELETE /SCIM/v2/Users HTTP/1.1', HOST], ''],
    ['next to it', 405, ['DELETE /scim/v2x/Users HTTP/1.1', HOST], ''],
    ['to the API', 405, ['DELETE /api/hook HTTP/1.1', HOST], ''],
  ])('is never %s', async (_title, status, lines, body) => {
    expect((await send(lines, body)).status).toBe(status);
  });
});
