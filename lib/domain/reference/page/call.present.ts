import * as z from 'zod';
import type { Endpoint, Example } from '#/lib/api/endpoint.ts';
import { isRead } from '#/lib/domain/reference/page/problems.present.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { answerInWords, inWords } from '#/lib/words/in-words.ts';

/** An example call: its URL, caller and body, and its answer. */
export interface PresentedCall {
  contract: Endpoint;
  /** The name in words, such as “Update team name”. */
  title: string;
  /** The path with its parameters, and the query. */
  address: string;
  /** Null if no sign-in is needed, or if every signed-in person may call. */
  role: RoleName | null;
  /** Null if no body is read. A file is given as its name after an @. */
  body: Record<string, unknown> | null;
  /** JSON, or the text of another answer; null for a redirect. */
  answer: unknown;
}

/** Returns an example with the defaults of its schemas. Throws ZodError if it doesn't fit its contract. */
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

/**
 * Returns the title of a call, from its name.
 * @example titleOf('inviteNewTeamLeader') // 'Invite new team leader'
 */
export function titleOf(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bopen api\b/, 'OpenAPI')
    .replace(/\b(csrf|faq|saml)\b/g, (word) => word.toUpperCase())
    .replace(/\b(slack|stripe)\b|(?<=connect |receive )teams|teams(?= app)/g, capitalised)
    .replace(/ (check|sign) in\b/g, ' $1-in');
  return capitalised(words);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What an id identifies where the word before it doesn't say so, by that word and, where it matters, the next one. */
const things: Record<string, string> = {
  action: 'step',
  checkin: 'team',
  coach: 'item',
  'coach/insights': 'team',
  'coach/trends': 'team',
  dislike: 'question',
  like: 'question',
  people: 'person',
  'post/create': 'team',
  'post/get': 'team',
  'post/message': 'team',
  replie: 'message',
  result: 'pulse',
  saml: 'connection',
};

/** Returns what an id in a path identifies, by the words around it; null without an id. */
export function thingOf(path: string): string | null {
  const [, word, next] = /(\w+?)s?\/\{id\}\/?(\w*)/.exec(path) ?? [];
  return word === undefined ? null : (things[`${word}/${next}`] ?? things[word] ?? word);
}

function isJson({ raw = 'application/json' }: Endpoint): boolean {
  return raw === 'application/json';
}

/** Returns the path and query of a call with these values. */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
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

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Direction = 'input' | 'output';

/** Where an OpenAPI document keeps shapes that several calls share. */
const home = '#/components/schemas/';

/**
 * Returns a schema as JSON Schema. Shapes with an id are stored once in `shared`, and everything refers to them. Throws
 * if two shapes have one id.
 */
export function writeSchema(shared: Record<string, JsonSchema>, schema: z.ZodType, direction: Direction): JsonSchema {
  const override = ({ jsonSchema }: { jsonSchema: JsonSchema }) => tidy(jsonSchema, direction);
  const document = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any', override });
  const { $schema: _, $defs = {}, ...shape } = atHome(document);
  for (const [id, definition] of Object.entries($defs)) {
    const { id: __, ...component } = definition as JsonSchema & { id?: string };
    const existing = shared[id];
    if (existing && JSON.stringify(existing) !== JSON.stringify(component))
      throw new Error(`Two shapes are called ${id}.`);
    shared[id] = component;
  }
  return shape;
}

function atHome(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', `"$ref":"${home}`));
}

/** Removes keywords that mean nothing to a reader, and lists the fields of a record with known names. */
function tidy(schema: JsonSchema, direction: Direction): void {
  // An answer always has its fields with a default.
  if (direction === 'output') delete schema.default;
  if (schema.title) schema.title = inWords(schema.title, 'en');
  // Answers may get new fields, and unknown fields of a request are ignored.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // A named format says it in a word, and field names are always text.
  if (schema.format && schema.format !== 'email') delete schema.pattern;
  if (schema.propertyNames && Object.keys(schema.propertyNames).join() === 'type') delete schema.propertyNames;
  // The largest number that the database can store isn't worth mentioning.
  if (schema.maximum === Number.MAX_SAFE_INTEGER || schema.maximum === ID_MAX) delete schema.maximum;
  const { propertyNames, additionalProperties } = schema;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || typeof additionalProperties !== 'object') return;
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), { ...additionalProperties }]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}
