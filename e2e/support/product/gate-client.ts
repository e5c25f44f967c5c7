import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import * as z from 'zod';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { createGate } from '#/server/gate.ts';
import { headersWithoutRequest } from '#/server/headers.ts';
import { createHttpServer } from '#/server/http.ts';

export const APP_URL = 'http://product.example:3000';
export const HOST = 'Host: product.example:3000';
export const JSON_BODY = 'Content-Type: application/json';

const endpoints = [
  contract('GET', '/api/auth/logout', { mutates: true }),
  contract('GET', '/api/pulses/{id}/activate', { mutates: true }),
  contract('GET', '/api/pulses/{id}'),
  contract('POST', '/api/profile/image', { multipart: true }),
  contract('POST', '/api/auth/login'),
  contract('GET', '/api/auth/callback/{provider}', { mutates: true, arrives: 'page' }),
  contract('POST', '/api/auth/company/saml/{id}', { arrives: 'page', bodyKilobytes: 512 }),
  contract('POST', '/api/hook', { sentBy: 'server' }),
  contract('POST', '/api/auth/callback/credentials'),
];

function contract(method: 'GET' | 'POST', path: `/api/${string}`, more: Partial<Endpoint> = {}): Endpoint {
  return { name: path, method, path, access: 'open', summary: '', response: z.any(), ...more };
}

let http: Server;

/** Starts the gate on its own port, in front of a handler that returns what reached it. */
export async function startGate(): Promise<void> {
  const gate = createGate({
    appUrl: APP_URL,
    development: false,
    trustedProxies: 0,
    endpoints,
    answerProbe: (request, response) => {
      if (request.url !== '/healthz') return false;
      response.end('{}');
      return true;
    },
  });
  http = createHttpServer(
    (request, response) => {
      if (gate(request, response)) response.end(JSON.stringify({ passed: true, headers: request.headers }));
    },
    headersWithoutRequest({ appUrl: APP_URL }),
  );
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
}

export function stopGate(): void {
  http.closeAllConnections();
  http.close();
}

export interface Answer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Sends exactly these bytes to the gate, because a library would correct them. */
export function send(lines: string[], body: string | Buffer = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString())));
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    socket.write(body);
  });
}

function parse(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

export const get = (target: string, ...more: string[]) => [`GET ${target} HTTP/1.1`, HOST, ...more];
export const post = (target: string, length: number | undefined, ...more: string[]) => [
  `POST ${target} HTTP/1.1`,
  HOST,
  ...(length === undefined ? [] : [`Content-Length: ${length}`]),
  ...more,
];
