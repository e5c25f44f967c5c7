import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { chapters } from '#/lib/domain/reference/chapters.ts';
import { type PresentedCall, presentCall } from '#/lib/domain/reference/page/call.present.ts';
import { curlText, fetchText, jsonText } from '#/lib/domain/reference/page/code.present.ts';

const origin = 'https://unboxt.example';
const token = 'sb_a token';
const calls = chapters
  .flatMap((chapter) => chapter.calls)
  .map(presentCall)
  .map((call) => [call.contract.name, call] as const);

interface Sent {
  address: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

/** The request that the contract's example describes. */
function meant({ contract, address, role, body }: PresentedCall): Sent {
  return {
    address: origin + address,
    method: contract.method,
    headers: {
      ...(contract.access === 'open' ? {} : { authorization: `Bearer ${token}` }),
      ...(role ? { role } : {}),
      ...(body && !contract.multipart ? { 'content-type': 'application/json' } : {}),
    },
    body,
  };
}

/** The request that a shell makes from the text for curl. */
function readCurl(text: string): Sent {
  const script = `UNBOXT_TOKEN='${token}'\ncurl() { printf '%s\\0' "$@"; }\n${text}`;
  const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0');
  const after = (flag: string) => words.flatMap((word, at) => (words[at - 1] === flag ? [word] : []));
  const [json] = after('-d');
  const form = after('-F').map((pair) => pair.split('='));
  return {
    address: words[0] ?? '',
    method: after('-X')[0] ?? ((json ?? form.length > 0) ? 'POST' : 'GET'),
    headers: Object.fromEntries(new Headers(after('-H').map((line): [string, string] => splitHeader(line)))),
    body: json === undefined ? (form.length > 0 ? Object.fromEntries(form) : null) : JSON.parse(json),
  };
}

function splitHeader(line: string): [string, string] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2)];
}

/** The request that the JavaScript makes. */
async function runFetch(text: string): Promise<Sent> {
  let request: Sent | undefined;
  const fetch = (address: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const form =
      body instanceof FormData
        ? [...body].map(([name, value]) => [name, value instanceof File ? `@${value.name}` : value])
        : null;
    request = {
      address,
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: form ? Object.fromEntries(form) : body === undefined ? null : JSON.parse(body as string),
    };
    return Promise.resolve(new Response('{}'));
  };
  const file = new File([''], text.includes("'image'") ? 'picture.jpg' : 'people.csv');
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  await new AsyncFunction('fetch', 'token', 'file', text)(fetch, token, file);
  return request as Sent;
}

describe('the copied call', () => {
  it.each(calls)('%s sends with curl what the example says', (_, call) => {
    expect(readCurl(curlText(call, origin))).toEqual(meant(call));
  });

  it.each(calls)('%s sends with fetch what the example says', async (_, call) => {
    expect(await runFetch(fetchText(call, origin))).toEqual(meant(call));
  });
});

describe('jsonText', () => {
  it('breaks only what doesn’t fit on a line, and stays JSON', () => {
    const value = { id: 2, days: [1, 2, 3], name: 'x'.repeat(50), empty: {}, none: null };
    expect(jsonText(value)).toBe(
      `{\n  "id": 2,\n  "days": [1, 2, 3],\n  "name": "${'x'.repeat(50)}",\n  "empty": {},\n  "none": null\n}`,
    );
    for (const [, { answer }] of calls) expect(JSON.parse(jsonText(answer))).toEqual(answer);
  });
});
