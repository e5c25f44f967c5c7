import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

type Json = Record<string, unknown>;

/** A program as someone would write it from the documentation: it only knows paths, fields and the answers it got. */
export class Program {
  /** The bearer, which a page stores in local storage. */
  token = '';
  role = '';
  #cookies = new Map<string, string>();

  /** Returns the body if the call succeeds; otherwise throws an error with the whole answer. */
  async get<T = Json>(path: string, bearer = this.token): Promise<T> {
    return this.#send('GET', path, bearer);
  }

  async post<T = Json>(path: string, body: unknown = {}): Promise<T> {
    return this.#send('POST', path, this.token, JSON.stringify(body));
  }

  /** Solves the captcha as the widget of the sign-up page does; the pass stays in a cookie. */
  async solveCaptcha(): Promise<void> {
    const challenge = await this.get<Parameters<typeof solveChallenge>[0]['challenge']>('/captcha');
    const solution = await solveChallenge({ challenge, deriveKey });
    await this.post('/auth/verify', {
      response: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    });
  }

  /** Signs in with the two documented calls. */
  async signIn(email: string, password: string): Promise<void> {
    const { token } = await this.post<{ token: string }>('/auth/login', { email, password });
    this.token = (await this.post<{ token: string }>('/auth/loginData', { token })).token;
  }

  async #send<T>(method: string, path: string, bearer: string, body?: string): Promise<T> {
    const headers = new Headers({
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(this.role ? { role: this.role } : {}),
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    const answer = await fetch(`${process.env.E2E_BASE_URL}/api${path}`, { method, headers, body: body ?? null });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} ${body ?? ''}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }
}
