import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '#/lib/domain/legal/read-legal-page.ts';

/** Shows the blocks of a legal text, below the heading of its page. */
export function LegalText({ blocks }: { blocks: readonly Block[] }) {
  return <div className="flex flex-col gap-4 text-pretty text-16">{inOrder(blocks.map(drawBlock))}</div>;
}

function drawBlock(block: Block): ReactNode {
  if (block.kind === 'heading') {
    const isSection = block.level < 3;
    return createElement(
      isSection ? 'h2' : 'h3',
      { className: isSection ? 'pt-6 text-20' : 'pt-2 text-16' },
      block.text,
    );
  }
  if (block.kind === 'paragraph') return <p className="wrap-anywhere">{inOrder(block.parts.map(drawPart))}</p>;
  return <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">{inOrder(block.items.map(drawItem))}</ul>;
}

function drawItem(parts: readonly Inline[]): ReactNode {
  return <li className="wrap-anywhere pl-1">{inOrder(parts.map(drawPart))}</li>;
}

const link = 'rounded-mark font-medium text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2';

function drawPart(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  return (
    <a href={part.href} className={link}>
      {part.text}
    </a>
  );
}

/** Renders parts without keys, because a text is rendered once and its parts never move. */
function inOrder(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
