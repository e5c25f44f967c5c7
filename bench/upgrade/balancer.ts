import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PROBE_EVERY_MS = 500;

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  /** 0 if the connection broke before an answer. */
  status: number;
  text: string;
}

/**
 * Acts as a proxy: every half second, it asks each web server for /readyz, and sends calls in turn to those that are
 * ready. It repeats nothing.
 */
export class Balancer {
  readonly #host: string;
  readonly #agent = new Agent({ keepAlive: true });
  #ports: number[] = [];
  #ready: number[] = [];
  #next = 0;
  #isOver = false;

  constructor(appUrl: string) {
    this.#host = new URL(appUrl).host;
  }

  /** Resolves once the server at this port gets calls. */
  async add(port: number): Promise<void> {
    this.#ports.push(port);
    void this.#probe(port);
    while (!this.#ready.includes(port)) await sleep(PROBE_EVERY_MS / 10);
  }

  remove(port: number): void {
    this.#ports = this.#ports.filter((other) => other !== port);
    this.#ready = this.#ready.filter((other) => other !== port);
  }

  call(call: Call): Promise<Answer> {
    return this.#send(this.#ready[this.#next++ % this.#ready.length] ?? 0, call);
  }

  close(): void {
    this.#isOver = true;
    this.#agent.destroy();
  }

  /** Separately, because a late answer must not hide that another server stops. */
  async #probe(port: number): Promise<void> {
    while (!this.#isOver && this.#ports.includes(port)) {
      const { status } = await this.#send(port, { method: 'GET', path: '/readyz' });
      const others = this.#ready.filter((other) => other !== port);
      this.#ready = status === 200 && this.#ports.includes(port) ? [...others, port] : others;
      await sleep(PROBE_EVERY_MS);
    }
  }

  #send(port: number, { method, path, headers = {}, body }: Call): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const typed = text ? { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) } : {};
    const all = { Host: this.#host, ...headers, ...typed };
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, text: error.message });
      const outgoing = request(
        { host: '127.0.0.1', port, method, path, headers: all, agent: this.#agent },
        (response) => {
          let received = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            received += part;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text: received }));
          response.on('error', fail);
        },
      );
      outgoing.on('error', fail).end(text);
    });
  }
}
