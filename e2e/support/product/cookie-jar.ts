import type { Answer, Call, TestServer } from '#/e2e/support/product/server.ts';

/** The headers that a browser adds to a call of our own script. */
const ownCall = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
/** The headers that a browser adds when another site links to a page. */
const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** A minimal browser: cookies, and the headers that browsers add. */
export interface CookieJar {
  cookies: Map<string, string>;
  /** Every `Set-Cookie` line that was received. */
  received: string[];
  call(path: string, call?: Call): Promise<Answer>;
  /** Opens the product by a link or redirect of another site. */
  arrive(address: string): Promise<Answer>;
}

export function openCookieJar(server: TestServer): CookieJar {
  const cookies = new Map<string, string>();
  const received: string[] = [];
  async function send(path: string, { headers = {}, ...call }: Call): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.call(path, { ...call, headers: { ...(cookie ? { cookie } : {}), ...headers } });
    for (const line of answer.headers['set-cookie'] ?? []) {
      received.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookies,
    received,
    call: (path, call = {}) => send(path, { ...call, headers: { ...ownCall, origin: server.url, ...call.headers } }),
    arrive: (address) => send(address.replace(server.url, ''), { headers: fromElsewhere }),
  };
}
