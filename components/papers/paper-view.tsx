import { clsx } from 'clsx';
import { createElement, Fragment, type ReactNode } from 'react';
import { PaperMatrix, PaperTable } from '#/components/papers/paper-tables.tsx';
import { ReadersFigure } from '#/components/papers/readers-figure.tsx';
import type { Paper, PaperItem, PaperPart, PaperSection } from '#/lib/domain/papers/content/paper.present.ts';

interface PaperViewProps {
  paper: Paper;
  /** 1 on pages of their own; 2 within the shell, whose main part has the first heading. */
  level: 1 | 2;
  words: { contents: string; version: string; versionHelp: string; changesBelow: string; company: string | null };
  /** The download of its PDF. */
  action: ReactNode;
}

/** With at most this many, no table of contents is needed. */
const FEW_SECTIONS = 7;
/** A list of this many short points has two columns if there is room. */
const LONG_LIST = 20;

/** Shows a paper on a screen, with the same parts as its PDF. */
export function PaperView({ paper, level, words, action }: PaperViewProps) {
  const { title, about, changed, sections, locale } = paper;
  return (
    <article lang={locale} className="flex w-full max-w-3xl flex-col gap-6">
      <header className="flex flex-col items-start gap-3">
        {createElement(`h${level}`, { className: 'wrap-anywhere text-balance text-32' }, title)}
        {words.company !== null && <p className="wrap-anywhere font-medium text-16">{words.company}</p>}
        <p className="max-w-2xl text-pretty text-16 text-muted">{about}</p>
        {action}
        <p className="text-13 text-muted">
          {words.version}. {words.versionHelp}
        </p>
        {changed !== null && (
          <p className="text-13">
            {changed}.{' '}
            <a href="#changes" className={link}>
              {words.changesBelow}
            </a>
          </p>
        )}
      </header>
      {sections.length > FEW_SECTIONS && <Contents title={words.contents} sections={sections} />}
      {sections.map((section) => (
        <Section key={section.id} {...section} level={level} />
      ))}
    </article>
  );
}

const link =
  'rounded-mark text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2 max-medium:inline-block max-medium:py-2';

function Contents({ title, sections }: { title: string; sections: readonly PaperSection[] }) {
  return (
    <nav aria-label={title} className="rounded-card border border-line bg-surface px-5 py-4 print:hidden">
      <ol className="columns-2 gap-8 text-14 max-medium:columns-1 [&>li]:py-0.5">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className={link}>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, title, parts, level }: PaperSection & { level: 1 | 2 }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-4 pt-4">
      {createElement(`h${level + 1}`, { id: `${id}-title`, className: 'text-balance text-24' }, title)}
      {inOrder(parts.map((part) => drawPart(part, level)))}
    </section>
  );
}

function drawPart(part: PaperPart, level: 1 | 2): ReactNode {
  switch (part.kind) {
    case 'text':
      return <p className="wrap-anywhere max-w-2xl text-pretty text-16">{withLinks(part.text)}</p>;
    case 'note':
      return <p className="max-w-2xl rounded-card bg-sunken px-5 py-4 font-medium text-16">{part.text}</p>;
    case 'subtitle':
      return createElement(`h${level + 2}`, { className: 'pt-3 font-medium text-16' }, part.text);
    case 'list':
      return createElement(
        part.isNumbered ? 'ol' : 'ul',
        { lang: part.language, className: clsx('max-w-2xl pl-6 text-16 marker:text-muted', listLook(part)) },
        ...part.items.map(drawItem),
      );
    case 'table':
      return <PaperTable {...part} />;
    case 'matrix':
      return <PaperMatrix {...part} />;
    case 'readers':
      return <ReadersFigure {...part} />;
  }
}

function listLook({ items, isNumbered }: Extract<PaperPart, { kind: 'list' }>): string {
  const columns = items.length >= LONG_LIST ? 'columns-2 gap-8 max-medium:columns-1' : '';
  return `${isNumbered ? 'list-decimal' : 'list-disc'} ${columns}`;
}

function drawItem(item: PaperItem): ReactNode {
  if (typeof item === 'string') return <li className={itemLook}>{withLinks(item)}</li>;
  return (
    <li className={itemLook}>
      <span className="font-medium">{item.lead}</span> {item.text}
    </li>
  );
}

const itemLook = 'wrap-anywhere mb-2 break-inside-avoid pl-1 text-pretty';

/** Turns URLs within a sentence into links. */
function withLinks(words: string): ReactNode {
  return inOrder(words.split(/(https:\/\/[^\s\u2068\u2069]+)/).map(drawPiece));
}

function drawPiece(piece: string): ReactNode {
  if (!piece.startsWith('https://')) return piece;
  return (
    <a href={piece} rel="noreferrer" className={link}>
      {piece}
    </a>
  );
}

/** Renders parts without keys, because a paper is rendered once and its parts never move. */
function inOrder(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
