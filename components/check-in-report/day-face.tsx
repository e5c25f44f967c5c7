import { clsx } from 'clsx';
import type { DayFace as Face } from '#/components/check-in-report/day-feelings.ts';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';

const sizes = { small: 'size-6.5', medium: 'size-8' };

/** Shows a drawn feeling, or an outline if it's still missing. Words next to it say the same. */
export function DayFace({
  face,
  size = 'small',
}: {
  face: Pick<Face, 'emotion' | 'isAnswered'>;
  size?: keyof typeof sizes;
}) {
  const { emotion, isAnswered } = face;
  if (emotion)
    return (
      <span className={clsx('block *:size-full', sizes[size])}>
        <EmotionFace id={emotion.id} type={emotion.type} />
      </span>
    );
  return (
    <span
      className={clsx(
        'block rounded-full border-2 border-control-line',
        isAnswered ? 'bg-sunken' : 'border-dashed opacity-60',
        sizes[size],
      )}
    />
  );
}
