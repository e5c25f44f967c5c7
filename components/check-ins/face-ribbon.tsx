import { clsx } from 'clsx';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';

const lastStyle =
  'relative after:absolute after:inset-x-0 after:-bottom-0.5 after:h-0.5 after:rounded-full after:bg-accent';

export interface RibbonFace {
  key: string;
  /** The day and the feeling. */
  words: string;
  emotion: { id: number; type: 'good' | 'meh' | 'bad' } | null;
  /** Days without an answer have a dashed outline, answers without a feeling a solid one. */
  isAnswered?: boolean;
}

/** Shows check-ins in a row, one face each; the last one has a ring, or without a face a line below it. */
export function FaceRibbon({
  faces,
  label,
  isSmall,
}: {
  faces: readonly RibbonFace[];
  label?: string;
  isSmall?: boolean;
}) {
  return (
    <ol aria-label={label} className={clsx('flex', isSmall ? 'gap-0.5' : 'flex-wrap justify-center gap-1')}>
      {faces.map(({ key, words, emotion, isAnswered = true }, at) => (
        <li key={key} title={words} className={isSmall ? undefined : 'p-0.5'}>
          <span
            className={clsx(
              'block rounded-full',
              isSmall ? '*:size-4' : '*:size-6',
              at === faces.length - 1 && (emotion ? 'outline-2 outline-accent' : lastStyle),
              at === faces.length - 1 && emotion && !isSmall && 'outline-offset-1',
            )}
          >
            {emotion ? <EmotionFace id={emotion.id} type={emotion.type} /> : <EmptyFace isAnswered={isAnswered} />}
          </span>
          <span className="sr-only">{words}</span>
        </li>
      ))}
    </ol>
  );
}

/** Shows a check-in without a feeling: an outline, dashed without an answer. */
export function EmptyFace({ isAnswered }: { isAnswered: boolean }) {
  return <span className={clsx('block rounded-full border border-control-line', !isAnswered && 'border-dashed')} />;
}
