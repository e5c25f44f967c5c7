import type * as z from 'zod';
import type { Chapter } from '#/lib/domain/reference/chapters.ts';
import {
  type Direction,
  type JsonSchema,
  type PresentedCall,
  presentCall,
  thingOf,
  writeSchema,
} from '#/lib/domain/reference/page/call.present.ts';
import { curlText, fetchText, jsonText } from '#/lib/domain/reference/page/code.present.ts';
import {
  type FieldReader,
  type FieldView,
  type FormView,
  presentForms,
} from '#/lib/domain/reference/page/field.present.ts';
import { limitOf } from '#/lib/domain/reference/page/notes.present.ts';
import { type Refusal, refusalsOf } from '#/lib/domain/reference/page/problems.present.ts';

/** A call as the reference shows it. */
export interface CallView {
  name: string;
  title: string;
  method: string;
  path: string;
  summary: string;
  /** The roles that may call it, or a description of who may; and what a key needs. */
  callers: readonly string[];
  changesByGet: boolean;
  limit: string | null;
  params: FormView[];
  query: FormView[];
  body: FormView[];
  isForm: boolean;
  answer: FormView[];
  /** Whether the page can make the call: it only reads, and a key may make it. */
  canTry: boolean;
  /** The type of an answer other than JSON. */
  answerType: string | null;
  example: string | null;
  curl: string;
  fetch: string;
  refusals: readonly Refusal[];
}

export interface ChapterView {
  slug: string;
  title: string;
  about: string;
  calls: CallView[];
  /** Shapes that these calls' fields refer to, by name. */
  shapes: { name: string; forms: FormView[] }[];
}

/** Returns a chapter with everything on its page, for a server at this URL. */
export function presentChapter({ slug, title, about, calls }: Chapter, origin: string): ChapterView {
  const shapes: Record<string, JsonSchema> = {};
  const reader = { shapes, apart: new Set<string>() };
  const formsOf = (schema: z.ZodType | undefined, direction: Direction) =>
    schema ? presentForms(reader, writeSchema(shapes, schema, direction)) : [];
  const views = calls.map(presentCall).map((call) => presentCallView(call, formsOf, origin));
  return { slug, title, about, calls: views, shapes: shapesOf(reader) };
}

/** Returns the shapes to show separately; they may refer to further shapes, which are collected in this loop. */
function shapesOf(reader: FieldReader): ChapterView['shapes'] {
  const shapes: ChapterView['shapes'] = [];
  for (const name of reader.apart) shapes.push({ name, forms: presentForms(reader, reader.shapes[name] ?? {}) });
  return shapes.toSorted((a, b) => a.name.localeCompare(b.name));
}

function presentCallView(
  call: PresentedCall,
  formsOf: (schema: z.ZodType | undefined, direction: Direction) => FormView[],
  origin: string,
): CallView {
  const { contract, title, answer } = call;
  const { name, method, path, summary, mutates, multipart, raw } = contract;
  const isJson = (raw ?? 'application/json') === 'application/json';
  return {
    name,
    title,
    method,
    path,
    summary,
    callers: callersOf(contract),
    changesByGet: mutates === true,
    limit: limitOf(contract),
    params: formsOf(contract.params, 'input').map((form) => form.map((field) => explained(field, path))),
    query: formsOf(contract.query, 'input'),
    body: formsOf(contract.body, 'input'),
    isForm: multipart === true,
    answer: isJson ? formsOf(contract.response, 'output') : [],
    canTry: canTry(contract),
    answerType: isJson ? null : (raw ?? null),
    example: exampleOf(call, isJson ? jsonText(answer) : String(answer)),
    curl: curlText(call, origin),
    fetch: fetchText(call, origin),
    refusals: refusalsOf(contract),
  };
}

/** Returns whether a call only reads, and a key may make it. */
export function canTry({ method, mutates, keyScope }: PresentedCall['contract']): boolean {
  return keyScope !== undefined && method === 'GET' && !mutates;
}

function explained(field: FieldView, path: string): FieldView {
  const thing = field.name === 'id' ? thingOf(path) : null;
  return thing ? { ...field, description: field.description ?? `Id of the ${thing}.` } : field;
}

function callersOf({ access, keyScope, sentBy }: PresentedCall['contract']): readonly string[] {
  if (sentBy) return ['Anyone with a valid signature'];
  if (access === 'open') return ['Anyone'];
  return [...(access === 'auth' ? ['Anyone signed in'] : access), ...(keyScope ? [`Key with ${keyScope}`] : [])];
}

/** Returns the example answer; null for pictures and redirects, which have no text to show. */
function exampleOf({ contract: { raw } }: PresentedCall, text: string): string | null {
  return raw === 'image/webp' || raw === 'redirect' ? null : text;
}
