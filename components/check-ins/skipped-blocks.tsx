import type { QuestionnaireWords } from '#/components/check-ins/draw.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { BlockName } from '#/lib/domain/check-ins/constants.ts';

interface SkippedBlocksProps {
  blocks: readonly BlockName[];
  t: QuestionnaireWords;
  /** Resumes the block and goes back to it. */
  onAnswer: (block: BlockName) => void;
}

/** Shows the skipped blocks, collapsed at the end, with a button to return to each. */
export function SkippedBlocks({ blocks, t, onAnswer }: SkippedBlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer items-center rounded-card px-4 text-14 text-muted">
        {t('skippedBlocks', { count: blocks.length })}
      </summary>
      <ul className="flex flex-col border-line border-t">
        {blocks.map((block) => (
          <li key={block} className="flex items-center justify-between gap-3 py-1 pr-1 pl-4 text-14">
            {t(`titles.${block}`)}
            <Button variant="quiet" size="large" className="text-14" onClick={() => onAnswer(block)}>
              {t('answer')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
