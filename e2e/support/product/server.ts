import { spawn } from 'node:child_process';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { node24, root } from '#/scripts/steps/places.mjs';
import { toolEnv } from '#/scripts/steps/settings.mjs';
import { freePort } from '#/server/embedded/ports.mjs';

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent unchanged. */
  body?: unknown;
  /** JSON sent in parts, without a length. */
  parts?: readonly string[];
  /** Sent unchanged. */
  bytes?: Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body if it is JSON, otherwise undefined. */
  json: unknown;
}

export interface TestServer {
  url: string;
  /** The lines of its log so far; empty unless LOG_LEVEL is set. */
  lines(): Record<string, unknown>[];
  call(path: string, call?: Call): Promise<Answer>;
  stop(): Promise<void>;
}

/** Ports per test process. Each process searches its own range, because two could find the same free port. */
const PORTS_EACH = 40;
const FIRST_PORT = 4000 + PORTS_EACH * Number(process.env.VITEST_POOL_ID ?? 0);

/**
 * Starts the built product as a separate process, by default on this test file's database. It uses the tests' secret,
 * so that sessions and emailed tokens made by the test work there.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort(FIRST_PORT + Math.floor(Math.random() * PORTS_EACH));
  const url = `http://localhost:${port}`;
  const own = { NODE_ENV: 'production', PORT: String(port), APP_URL: url };
  const env = { ...own, RATE_LIMIT_FACTOR: '1000', DRAIN_SECONDS: '0', ...settings };
  const child = spawn(node24(), ['server/main.ts'], {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const agent = new Agent({ keepAlive: true });
  return {
    url,
    lines: () =>
      output
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
    call: (path, call) => send({ agent, port, path, ...call }),
    async stop() {
      agent.destroy();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Sends exactly these headers, which browsers and `fetch` would change. */
function send(options: Call & { agent: Agent; port: number; path: string }): Promise<Answer> {
  const { agent, port, path, method = 'GET', headers = {}, body, parts, bytes } = options;
  const payload = bytes ?? (body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
  const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
  const type = payload === undefined && !parts ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: `localhost:${port}`, ...type, ...length, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parse(text) });
        });
      },
    );
    outgoing.on('error', reject);
    for (const part of parts ?? []) outgoing.write(part);
    outgoing.end(payload);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
