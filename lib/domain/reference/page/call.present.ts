import type { Endpoint, Example } from '#/lib/api/endpoint.ts';
import { isRead } from '#/lib/domain/reference/page/problems.present.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { answerInWords } from '#/lib/words/in-words.ts';

/** An example call: its address, caller and body, and its answer. */
export interface PresentedCall {
  contract: Endpoint;
  /** The name in words, such as "Update team name". */
  title: string;
  /** The path with its parameters, and the query. */
  address: string;
  /** Null where nobody needs to be signed in, or every signed-in person may call. */
  role: RoleName | null;
  /** Null where no body is read. A file is given as its name, with an @ before it. */
  body: Record<string, unknown> | null;
  /** JSON, or the text of an answer that is not JSON; null for a redirection. */
  answer: unknown;
}

/** Returns an example with the defaults of its schemas; throws ZodError when it does not fit its contract. */
export function presentCall({ contract, params, query, body, answer }: Example): PresentedCall {
  return {
    contract,
    title: titleOf(contract.name),
    address: addressOf(contract, params, query),
    role: typeof contract.access === 'string' ? null : (contract.access[0] ?? null),
    body: isRead(contract.body) ? plain(body ?? {}) : null,
    answer: isJson(contract) ? parsedAnswer(contract, answer) : contract.raw === 'redirect' ? null : answer,
  };
}

function parsedAnswer({ response }: Endpoint, answer: unknown = {}): unknown {
  return answerInWords(response.parse(answer), 'en');
}

/** @example titleOf('inviteNewTeamLeader') // 'Invite new team leader' */
export function titleOf(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\b(api|csrf)\b/g, (word) => word.toUpperCase())
    .replace(/ (check|sign) in\b/g, ' $1-in');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the thing that the id in a path belongs to, which the word before it names; null where there is none. */
export function thingOf(path: string): string | null {
  return /(\w+?)s?\/\{id\}/.exec(path)?.[1]?.replace('checkin', 'team') ?? null;
}

function isJson({ raw = 'application/json' }: Endpoint): boolean {
  return raw === 'application/json';
}

function addressOf(
  { path }: Endpoint,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled;
}

function plain(body: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(body).map(([name, value]) => [name, value instanceof File ? `@${value.name}` : value]);
  return Object.fromEntries(fields);
}
