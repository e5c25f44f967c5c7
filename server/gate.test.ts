import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  APP_URL,
  get,
  HOST,
  JSON_BODY,
  post,
  send,
  startGate,
  stopGate,
} from '#/e2e/support/product/gate-client.ts';

beforeAll(startGate);
afterAll(stopGate);

const long = 'a'.repeat(2040);
const fromElsewhere = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document'];
const fromHere = ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document'];
const back = (path: string, ...more: string[]) => get(path, ...fromElsewhere, ...more);
const LOGIN = '/api/auth/login';
const CHUNKED = 'Transfer-Encoding: chunked';
const CHUNKS = '2\r\n{}\r\n0\r\n\r\n';
const FORM_BODY = 'Content-Type: application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const longCode = 'c'.repeat(4000);

const passes: [title: string, lines: string[], body?: string][] = [
  ['a page', get('/dashboard')],
  ['an escaped path', get('/questionnaire/a%20b?x=%zz')],
  ['a call', get('/api/pulses/7')],
  ['a call with a last slash', get('/api/pulses/7/')],
  ['HEAD on a page', ['HEAD /dashboard HTTP/1.1', HOST]],
  ['HEAD on a reading call', ['HEAD /api/pulses/7 HTTP/1.1', HOST]],
  ['a call that isn’t declared', get('/api/unknown')],
  ['OPTIONS on a call', ['OPTIONS /api/pulses/7 HTTP/1.1', HOST]],
  ['the host in capitals', ['GET / HTTP/1.1', 'Host: PRODUCT.example:3000']],
  ['JSON', post('/api/auth/login', 2, 'Content-Type: application/JSON; charset=utf-8'), '{}'],
  ['a POST without a body', post('/api/auth/login', 0)],
  [
    'a form on a call that takes one',
    post('/api/profile/image', 2, 'Content-Type: multipart/form-data; boundary=x'),
    '--',
  ],
  ['JSON in chunks', post(LOGIN, undefined, JSON_BODY, CHUNKED), CHUNKS],
  ['8 KB of JSON on an open call', post(LOGIN, 8192, JSON_BODY), ' '.repeat(8192)],
  [
    'the form of an email program’s button, from elsewhere',
    post('/unsubscribe/uns_1.x', ONE_CLICK.length, FORM_BODY, 'Origin: https://mail.example', ...fromElsewhere),
    ONE_CLICK,
  ],
  ['the own origin', get('/api/pulses/7', `Origin: ${APP_URL}`)],
  ['a fetch of our own', get('/api/pulses/7', 'Sec-Fetch-Site: same-origin', 'Sec-Fetch-Mode: cors')],
  ['the description of the API in a window', get('/api/openapi.json', ...fromElsewhere)],
  ['a link from elsewhere to a page', get('/dashboard', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate')],
  ['the way back from a configured provider', back('/api/auth/callback/google?code=1&state=2')],
  ['the way back with a code as long as Microsoft makes them', back(`/api/auth/callback/google?code=${longCode}`)],
  ['a prefetched page', get('/dashboard', 'Sec-Purpose: prefetch')],
];

const refusals: [title: string, status: number, lines: string[], body?: string][] = [
  ['an absolute target', 400, get('http://evil.example/')],
  ['an absolute target of our own', 400, get(`${APP_URL}/dashboard`)],
  ['two slashes', 400, get('//evil.example/')],
  ['OPTIONS *', 400, ['OPTIONS * HTTP/1.1', HOST]],
  ['a bad escape', 400, get('/%zz')],
  ['an escape that is no UTF-8', 400, get('/%ff')],
  ['an escaped NUL', 400, get('/a%00b')],
  ['dot segments', 400, get('/public/../api/auth/logout')],
  ['escaped dot segments', 400, get('/public/%2e%2e/api/auth/logout')],
  ['a backslash', 400, get('/\\evil.example')],
  ['an escaped backslash', 400, get('/%5cevil.example')],
  ['a long target', 400, get(`/${long}?${long}`)],
  ['an empty part in a call', 404, get('/api//pulses/7')],
  ['an empty part at the end of a call', 404, get('/api/pulses/7//')],
  ['an escaped empty part in a call', 404, get('/api/pulses%2F%2F7')],
  ['an empty part in a call that changes something', 404, post('/api//auth/login', 2, JSON_BODY), '{}'],
  ['TRACE', 405, ['TRACE / HTTP/1.1', HOST]],
  ['PUT', 405, ['PUT /api/pulses/7 HTTP/1.1', HOST]],
  ['DELETE', 405, ['DELETE /api/pulses/7 HTTP/1.1', HOST]],
  ['POST to a page', 405, post('/dashboard', 0)],
  ['OPTIONS on a page', 405, ['OPTIONS /dashboard HTTP/1.1', HOST]],
  ['no host', 421, ['GET / HTTP/1.1']],
  ['two hosts', 421, get('/', 'Host: evil.example')],
  ['the same host twice', 421, get('/', HOST)],
  ['a foreign host', 421, ['GET / HTTP/1.1', 'Host: evil.example']],
  ['our host on another port', 421, ['GET / HTTP/1.1', 'Host: product.example']],
  ['a compressed body', 415, post('/api/auth/login', 2, JSON_BODY, 'Content-Encoding: gzip'), '{}'],
  ['a body said not to be compressed', 415, post('/api/auth/login', 2, JSON_BODY, 'Content-Encoding: identity'), '{}'],
  ['a body without a type', 415, post('/api/auth/login', 2), '{}'],
  ['text', 415, post('/api/auth/login', 2, 'Content-Type: text/plain'), '{}'],
  ['a form on a call that takes JSON', 415, post('/api/auth/login', 2, 'Content-Type: multipart/form-data'), '--'],
  ['JSON on a call that takes a form', 415, post('/api/profile/image', 2, JSON_BODY), '{}'],
  ['chunks on a call that only reads', 411, [...get('/api/pulses/7'), CHUNKED], '0\r\n\r\n'],
  ['chunks where there is no call', 411, post('/api/unknown', undefined, JSON_BODY, CHUNKED), CHUNKS],
  ['another encoding around the chunks', 411, post(LOGIN, undefined, JSON_BODY, 'Transfer-Encoding: gzip, chunked')],
  ['chunks of an older protocol', 411, [`POST ${LOGIN} HTTP/1.0`, HOST, JSON_BODY, CHUNKED], CHUNKS],
  ['chunks without a type', 415, post(LOGIN, undefined, CHUNKED), CHUNKS],
  ['an open body beyond what any form of the call has', 413, post(LOGIN, 8193, JSON_BODY)],
  ['another form on an unsubscribe link', 400, post('/unsubscribe/uns_1.x', 2, FORM_BODY), 'a='],
  ['JSON on an unsubscribe link', 415, post('/unsubscribe/uns_1.x', ONE_CLICK.length, JSON_BODY), ONE_CLICK],
  ['an unsubscribe link’s form in chunks', 411, post('/unsubscribe/uns_1.x', undefined, FORM_BODY, CHUNKED), CHUNKS],
  ['the form below an unsubscribe link', 405, post('/unsubscribe/a/b', ONE_CLICK.length, FORM_BODY), ONE_CLICK],
  ['the form on a page', 405, post('/dashboard', ONE_CLICK.length, FORM_BODY), ONE_CLICK],
  ['the form on another host', 421, [...post('/unsubscribe/uns_1.x', 26, FORM_BODY), 'Host: evil.example'], ONE_CLICK],
  ['a large body', 413, post('/api/auth/login', 600_000, JSON_BODY)],
  ['a large form', 413, post('/api/profile/image', 6_000_000, 'Content-Type: multipart/form-data')],
  ['a foreign origin', 403, post('/api/auth/login', 2, JSON_BODY, 'Origin: http://evil.example'), '{}'],
  ['a hidden origin', 403, post('/api/auth/login', 2, JSON_BODY, 'Origin: null'), '{}'],
  ['our host on another scheme', 403, get('/dashboard', 'Origin: https://product.example:3000')],
  ['a call from another site', 403, get('/api/pulses/7', 'Sec-Fetch-Site: cross-site')],
  ['a call from a sister site', 403, get('/api/pulses/7', 'Sec-Fetch-Site: same-site')],
  ['a call typed into the address bar', 403, get('/api/pulses/7', 'Sec-Fetch-Site: none')],
  ['a link to a call', 403, get('/api/auth/logout', 'Sec-Fetch-Site: same-origin', 'Sec-Fetch-Mode: navigate')],
  ['a path below the way back', 403, back('/api/auth/callback/google/more')],
  ['another spelling of the way back', 403, back('/api/auth/Callback/google')],
  ['the way back with a slash', 403, back('/api/auth/callback/google/')],
  ['a navigation to any other call', 403, back('/api/auth/loginData')],
  ['a navigation to next-auth’s own sign-in', 403, back('/api/auth/signin/google')],
  [
    'the way back in a frame',
    403,
    get('/api/auth/callback/google', ...fromElsewhere.slice(0, 2), 'Sec-Fetch-Dest: iframe'),
  ],
  ['a form on a call of our own', 415, post(LOGIN, 3, FORM_BODY)],
  ['the way back as a picture', 403, get('/api/auth/callback/google', 'Sec-Fetch-Site: cross-site')],
  ['the way back, prefetched', 403, back('/api/auth/callback/google', 'Sec-Purpose: prefetch')],
  ['the way back with a foreign origin', 403, back('/api/auth/callback/google', 'Origin: http://evil.example')],
  [
    'a form sent to the way back',
    415,
    post('/api/auth/callback/google', 2, 'Content-Type: application/x-www-form-urlencoded'),
    'a=',
  ],
  ['HEAD on the way back', 405, ['HEAD /api/auth/callback/google HTTP/1.1', HOST]],
  ['HEAD from elsewhere on the way back', 403, ['HEAD /api/auth/callback/google HTTP/1.1', HOST, ...fromElsewhere]],
  ['an empty form from elsewhere to the way back', 403, post('/api/auth/callback/google', 0, ...fromElsewhere)],
  ['a POST to the way back', 405, post('/api/auth/callback/google', 0)],
  ['too long a way back', 400, back(`/api/auth/callback/google?code=${'c'.repeat(8200)}`)],
  ['a long target that only looks like a way back', 400, back(`/api/auth/callbacks/google?code=${longCode}`)],
  ['a prefetched call', 403, get('/api/auth/logout', 'Sec-Purpose: prefetch;prerender')],
  ['an escaped /api from another site', 403, get('/%61pi/pulses/7', 'Sec-Fetch-Site: cross-site')],
  ['POST on a call that only reads', 405, post('/api/pulses/7', 0)],
  ['GET on a call that only takes', 405, get('/api/auth/login')],
  ['HEAD on a changing call', 405, ['HEAD /api/auth/logout HTTP/1.1', HOST]],
  ['HEAD on a changing call with a parameter', 405, ['HEAD /api/pulses/7/activate HTTP/1.1', HOST]],
  ['HEAD on a changing call, oddly spelt', 405, ['HEAD /api/Auth/LogOut/ HTTP/1.1', HOST]],
  ['no call at all', 404, get('/api')],
  ['no call at all, with a slash', 404, get('/api/')],
  ['a call below another name', 404, get('/API/pulses/7')],
];

describe('the gate', () => {
  it.each(passes)('lets through: %s', async (_title, lines, body) => {
    const answer = await send(lines, body);
    expect(answer.status).toBe(200);
    expectFixedHeaders(answer);
  });

  it.each(refusals)('refuses: %s (%i)', async (_title, status, lines, body) => {
    const answer = await send(lines, body);
    expect(answer.status).toBe(status);
    expectFixedHeaders(answer);
    if (lines[0]?.startsWith('HEAD')) return;
    expect(JSON.parse(answer.body)).toEqual({
      code: expect.any(String),
      message: expect.any(String),
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it.each([
    ['a page', '/signIn?next=%2Ffaq', post('/signIn?next=%2Ffaq', 6, FORM_BODY, 'Accept: text/html,*/*;q=0.8')],
    ['a page, from a hidden origin', '/signUp', post('/signUp', 6, FORM_BODY, 'Origin: null', ...fromHere)],
    ['an unsubscribe link', '/unsubscribe/uns_1.x', post('/unsubscribe/uns_1.x', 6, FORM_BODY, ...fromHere)],
  ])('shows a form again that a browser has sent to %s', async (_title, location, lines) => {
    const answer = await send(lines, 'a=me@x');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expectFixedHeaders(answer);
  });

  it.each([
    ['a call', 415, post(LOGIN, 6, FORM_BODY, ...fromHere)],
    ['another host', 405, [...post('/signIn', 6, FORM_BODY, ...fromHere), 'Host: evil.example']],
    ['an address that cannot be read', 400, post('//evil.example/', 6, FORM_BODY, ...fromHere)],
  ])('refuses a form that a browser has sent to %s', async (_title, status, lines) => {
    expect((await send(lines, 'a=me@x')).status).toBe(status);
  });

  it('names the methods that are allowed', async () => {
    expect((await send(['PUT /api/pulses/7 HTTP/1.1', HOST])).headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect((await send(post('/api/pulses/7', 0))).headers.get('allow')).toBe('GET, HEAD');
    expect((await send(['HEAD /api/auth/logout HTTP/1.1', HOST])).headers.get('allow')).toBe('GET');
  });

  it('answers probes under any host', async () => {
    const answer = await send(['GET /healthz HTTP/1.1', 'Host: 10.0.0.7']);
    expect(answer.status).toBe(200);
    expectFixedHeaders(answer);
  });

  it.each([
    ['a target without a slash', get('dashboard')],
    ['a length that is no number', get('/', 'Content-Length: x')],
    ['chunks said twice', post('/api/auth/login', undefined, JSON_BODY, CHUNKED, CHUNKED)],
    ['two contradicting lengths', post('/api/auth/login', 2, 'Transfer-Encoding: chunked')],
  ])('answers an invalid request: %s', async (_title, lines) => {
    const answer = await send(lines);
    expect(answer.status).toBe(400);
    expectFixedHeaders(answer);
  });
});

function expectFixedHeaders({ headers }: Answer): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.has('x-powered-by')).toBe(false);
}

describe('a URL that no router may see, opened in a browser,', () => {
  const asDocument = ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', 'Accept: text/html,*/*;q=0.8'];
  const broken = ['/companyManagement/%E0%A4%A', '/%', '/%zz', '/pulse/%ff', '/a%00b', '/x/..%2fy', `/${long}?${long}`];

  it.each(broken)('leads to the page for a bad URL: %s', async (path) => {
    const answer = await send(get(path, ...asDocument));
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/404']);
    // A browser from before browsers said what they load.
    const older = await send(get(path, 'Accept: text/html'));
    expect(older.status).toBe(307);
  });

  it.each([
    ['a program', get('/%zz', 'Accept: */*')],
    ['a call', get('/api/team/%zz', ...asDocument)],
    ['another host', ['GET /%zz HTTP/1.1', 'Host: evil.example', ...asDocument]],
    ['an absolute target', get('http://evil.example/', ...asDocument)],
    ['two slashes', get('//evil.example/%zz', ...asDocument)],
  ])('gets the same refusal as before: %s', async (_title, lines) => {
    expect((await send(lines)).status).toBe(400);
  });
});
