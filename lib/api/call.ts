import type { ProblemBody } from '#/lib/api/answer.ts';
import type { ClientContract, Endpoint, Input, Output } from '#/lib/api/endpoint.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

/** An answer that isn't a success. Its `message` can be shown: the server's own, or the page's text without one. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly messages: readonly string[];

  constructor(status: number, body: Partial<ProblemBody>) {
    super(body.messages?.[0] ?? body.message ?? globalThis.document?.documentElement.dataset.unreachable);
    this.status = status;
    this.code = body.code ?? 'unreachable';
    this.messages = body.messages ?? [];
  }
}

/** Calls an endpoint from the browser with the stored token and role. Throws ApiError, with status 0 when offline. */
export async function call<E extends Endpoint>(contract: ClientContract<E>, input: Input<E>, signal?: AbortSignal) {
  const { params = {}, query = {}, body = {} } = input as { params?: object; query?: object; body?: object };
  const isJson = contract.method === 'POST' && !contract.multipart;
  const headers = new Headers({ 'accept-language': globalThis.document?.documentElement.lang ?? '' });
  if (isJson) headers.set('content-type', 'application/json');
  const token = browserStorage.read(contract.preview === 'sent' ? 'previewToken' : 'token');
  const role = browserStorage.read('role');
  const isSigned = contract.access !== 'open' || contract.session === 'optional';
  if (token && isSigned) headers.set('authorization', `Bearer ${token}`);
  if (role && contract.access !== 'open') headers.set('role', role);
  const payload = isJson ? JSON.stringify(body) : contract.multipart ? asForm(body) : null;
  const request = { method: contract.method, headers, body: payload, signal: signal ?? null };
  const response = await fetch(pathOf(contract.path, params) + queryOf(query), request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, {});
  });
  // A success without JSON isn't from the product: a network may show its own sign-in page.
  const isFromProduct = response.headers.get('content-type')?.includes('json');
  const data = isFromProduct ? await response.json().catch(() => null) : null;
  if (!response.ok || !data) throw new ApiError(response.ok ? 0 : response.status, data ?? {});
  return data as Output<E>;
}

/** Returns the cache key of a call, equal on the server that fills the cache and in the browser that reads it. */
export function queryKey<E extends Endpoint>(contract: E, input?: Input<E>): readonly unknown[] {
  return input ? [contract.name, input] : [contract.name];
}

function pathOf(path: string, params: object): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name as keyof typeof params])));
}

function queryOf(query: object): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : '';
}

function asForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value as Blob | string);
  return form;
}
