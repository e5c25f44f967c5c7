import { readFile } from 'node:fs/promises';
import { writeDefaultText } from '#/lib/domain/legal/write-default-text.ts';
import { env } from '#/lib/platform/env.ts';
import { type LegalPage, legalFile } from '#/lib/platform/legal/legal-settings.ts';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import type { Locale } from '#/lib/words/locales.ts';

interface LegalText {
  /** The first heading of the operator's file; null if the product names the page. */
  title: string | null;
  blocks: Block[];
  /** Whether the operator wrote it. */
  isOwn: boolean;
}

/** Returns the text of a page: the operator's file, or the product's own text. */
export async function readLegalPage(page: LegalPage, locale: Locale): Promise<LegalText> {
  const own = await readOwnText(page);
  const blocks = readBlocks(own ?? writeDefaultText(page, describeInstallation(locale)));
  const isOwn = own !== null;
  const [first, ...rest] = blocks;
  if (first?.kind === 'heading' && first.level === 1) return { title: first.text, blocks: rest, isOwn };
  return { title: null, blocks, isOwn };
}

/** Returns the operator's own text, or null. It's read on every visit, so that a new text needs no restart. */
async function readOwnText(page: LegalPage): Promise<string | null> {
  const folder = env().LEGAL_DIR;
  if (!folder) return null;
  return readFile(legalFile(folder, page), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function describeInstallation(locale: Locale) {
  const { APP_URL, FEEDBACK_MAIL_TO, MAIL_FROM } = env();
  return {
    locale,
    host: new URL(APP_URL).host,
    email: FEEDBACK_MAIL_TO ?? MAIL_FROM,
    hasStripe: hasStripe(),
    providers: offeredProviders().map(({ name }) => name),
  };
}

/** A part of a line: words, or words with a link. */
export type Inline = string | { text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][] };

const link =
  /\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s()]+)\)|(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

/**
 * Returns the blocks of a text: headings (#, ##, ###), lists (-, *) and paragraphs, with links ([words](https://…)) and
 * bare URLs. All other Markdown stays as typed.
 * @example readBlocks('# Imprint\n\n- Ada') // [{ kind: 'heading', level: 1, text: 'Imprint' }, { kind: 'list', items: [['Ada']] }]
 */
export function readBlocks(text: string): Block[] {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const blocks: Block[] = [];
  let isContinued = false;
  for (const line of lines.map((one) => one.trim())) {
    const [, signs = '', heading] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? [];
    const item = /^[-*]\s+(.+)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (heading !== undefined) blocks.push({ kind: 'heading', level: levelOf(signs), text: heading });
    else if (item !== undefined && last?.kind === 'list') last.items.push(readParts(item));
    else if (item !== undefined) blocks.push({ kind: 'list', items: [readParts(item)] });
    else if (line !== '' && isContinued) continueWith(line, last);
    else if (line !== '') blocks.push({ kind: 'paragraph', parts: readParts(line) });
    isContinued = line !== '' && heading === undefined;
  }
  return blocks;
}

function levelOf(signs: string): 1 | 2 | 3 {
  if (signs.length === 1) return 1;
  return signs.length === 2 ? 2 : 3;
}

/** Adds a line to the block directly above it. */
function continueWith(line: string, last: Block | undefined): void {
  const parts = last?.kind === 'list' ? last.items.at(-1) : last?.kind === 'paragraph' ? last.parts : undefined;
  parts?.push(' ', ...readParts(line));
}

function readParts(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(link)) {
    const [all, text, href, url, email] = match;
    if (match.index > end) parts.push(line.slice(end, match.index));
    parts.push({ text: text ?? all, href: href ?? url ?? `mailto:${email}` });
    end = match.index + all.length;
  }
  if (end < line.length) parts.push(line.slice(end));
  return parts;
}
