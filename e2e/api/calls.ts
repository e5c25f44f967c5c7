import { expect } from 'vitest';
import type { Sent } from '#/e2e/api/policy-table.ts';
import type { Answer } from '#/e2e/support/server.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';

/** The documented path with its parameters and query filled in. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/\{(?:\.\.\.)?(\w+)\}/g, (_, name) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The answer's body is the one error body of the product, and names the request that its header names. */
export function expectProblem({ status, json, headers }: Answer): void {
  const { code, message, messages, requestId, ...rest } = json as Record<string, unknown>;
  expect(rest).toEqual({});
  expect(code).toMatch(/^[a-z_]+$/);
  expect(message).toMatch(/./);
  expect(requestId).toBe(headers['x-request-id']);
  if (status === 422) expect((messages as string[])[0]).toBe(message);
  else expect(messages).toBeUndefined();
}
