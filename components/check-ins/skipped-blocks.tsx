import { blockWords } from '#/components/check-ins/question-steps.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { BlockName } from '#/lib/domain/check-ins/constants.ts';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';

interface SkippedBlocksProps {
  blocks: readonly BlockName[];
  /** Makes the block applicable again and leads back to it. */
  onAnswer: (block: BlockName) => void;
}

/** What was marked as not applicable, folded away at the end, with the way back to each. */
export function SkippedBlocks({ blocks, onAnswer }: SkippedBlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer items-center rounded-card px-4 text-14 text-muted">
        {countWords(blocks.length, 'question')} marked as not applicable
      </summary>
      <ul className="flex flex-col border-line border-t">
        {blocks.map((block) => (
          <li key={block} className="flex items-center justify-between gap-3 py-1 pr-1 pl-4 text-14">
            {blockWords[block].title}
            <Button variant="quiet" size="large" className="text-14" onClick={() => onAnswer(block)}>
              Answer
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
