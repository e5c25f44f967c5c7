import * as z from 'zod';
import type { Input } from '#/e2e/api/policy/policy-row.ts';
import type { Answer } from '#/e2e/support/product/server.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { refusalsOf } from '#/lib/domain/reference/page/problems.present.ts';

/** Returns the documented path with its parameters and query filled in. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(?:\.\.\.)?(\w+)\}/g, (_, name) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/**
 * Returns the status of a refusal, or the whole answer if its body isn't the product's one error body. That has a code,
 * words, the request that the header names, and on 422 a list whose first entry is the message.
 */
export function refusalOf({ status, json, headers, text }: Answer): number | string {
  const list = z.array(z.string()).min(1);
  const body = z.strictObject({
    code: z.string().regex(/^[a-z_]+$/),
    message: z.string().min(1),
    requestId: z.literal(String(headers['x-request-id'])),
    ...(status === 422 ? { messages: list } : {}),
  });
  const { data, error } = body.safeParse(json);
  if (status < 400 || error) return `${status}: ${text}`;
  const [first] = list.safeParse((data as { messages?: unknown }).messages).data ?? [data.message];
  return first === data.message ? status : `${status}, another first message: ${text}`;
}

/** Returns whether the API's description allows this status for this call. */
export function isDeclared(contract: Endpoint, { status }: Pick<Answer, 'status'>): boolean {
  return status < 400 || refusalsOf(contract).some((refusal) => refusal.status === status);
}

/** Returns the status, or the whole answer if it's neither the contract's success nor a declared refusal. */
export function statusOf(contract: Endpoint, answer: Answer): number | string {
  if (answer.status >= 400) return isDeclared(contract, answer) ? refusalOf(answer) : `${answer.status}, undeclared`;
  // A raw answer is a page or a picture, without a schema.
  if (contract.raw && answer.json === undefined) return answer.status;
  return contract.response.safeParse(answer.json).success ? answer.status : `${answer.status}: ${answer.text}`;
}
