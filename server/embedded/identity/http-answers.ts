import type { ServerResponse } from 'node:http';

/** Answers with JSON. */
export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Answers with a small page. */
export function html(response: ServerResponse, body: string, status = 200): void {
  const page = `<!doctype html><html lang="en"><title>Acme ID</title><main>${body}</main></html>`;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}
