import { clsx } from 'clsx';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';

export interface RibbonFace {
  key: string;
  /** The day and the feeling. */
  words: string;
  emotion: { id: number; type: 'good' | 'meh' | 'bad' } | null;
  /** Days without an answer have a dashed outline, answers without a feeling a solid one. */
  isAnswered?: boolean;
}

/** Shows check-ins in a row, one face each; the last one has a ring. */
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
              at === faces.length - 1 && 'outline-2 outline-accent',
              at === faces.length - 1 && !isSmall && 'outline-offset-1',
            )}
          >
            {emotion ? (
              <EmotionFace id={emotion.id} type={emotion.type} />
            ) : (
              <span className={clsx('block rounded-full border border-control-line', !isAnswered && 'border-dashed')} />
            )}
          </span>
          <span className="sr-only">{words}</span>
        </li>
      ))}
    </ol>
  );
}
