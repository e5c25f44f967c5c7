interface Features {
  mouth: string;
  /** Eyes as dots, closed arcs up (content) or down (tired), or wide circles. */
  eyes: 'dots' | 'arcs-up' | 'arcs-down' | 'wide';
  brows?: string;
}

const features: Record<number, Features> = {
  1: { mouth: 'M14 26 Q24 38 34 26 Z', eyes: 'wide' },
  3: { mouth: 'M15 28 Q24 37 33 28', eyes: 'dots' },
  5: { mouth: 'M16 29 Q25 36 33 27', eyes: 'arcs-up' },
  4: { mouth: 'M18 30 Q24 34 30 30', eyes: 'arcs-down' },
  9: { mouth: 'M17 31 Q24 33 31 31', eyes: 'dots' },
  6: { mouth: 'M16 32 Q20 28 24 31 T32 30', eyes: 'dots' },
  7: { mouth: 'M17 32 H31', eyes: 'arcs-down' },
  10: { mouth: 'M16 33 L20 30 L24 33 L28 30 L32 33', eyes: 'wide', brows: 'M13 14 L19 12 M35 14 L29 12' },
  8: { mouth: 'M18 34 Q24 29 30 34', eyes: 'wide', brows: 'M13 15 L19 12 M35 15 L29 12' },
  11: { mouth: 'M17 34 Q24 29 31 34', eyes: 'dots', brows: 'M13 13 L20 17 M35 13 L28 17' },
  12: { mouth: 'M18 33 Q24 30 30 33', eyes: 'arcs-down', brows: 'M13 16 L19 14 M35 16 L29 14' },
};

const eyePaths = {
  'arcs-up': 'M14 21 Q17 17 20 21 M28 21 Q31 17 34 21',
  'arcs-down': 'M14 20 Q17 23 20 20 M28 20 Q31 23 34 20',
};

const fills: Record<string, string> = { good: 'fill-good-soft', meh: 'fill-neutral-soft', bad: 'fill-bad-soft' };
const strokes: Record<string, string> = { good: 'stroke-good', meh: 'stroke-neutral', bad: 'stroke-bad' };

interface EmotionFaceProps {
  id: number;
  /** Its colour; without one it's neutral. */
  type?: string | undefined;
  size?: 'medium' | 'large';
}

const sizes = { medium: 'size-11', large: 'size-24' };

/** Shows a drawn face for a feeling; the word next to it says what it means. */
export function EmotionFace({ id, type = '', size = 'medium' }: EmotionFaceProps) {
  const { mouth, eyes, brows } = features[id] ?? { mouth: 'M17 31 H31', eyes: 'dots' };
  const radius = eyes === 'wide' ? 2.8 : 2.2;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`${sizes[size]} fill-none ${strokes[type] ?? 'stroke-ink'}`}>
      <circle cx="24" cy="24" r="21" strokeWidth="2" className={fills[type] ?? 'fill-sunken'} />
      {eyes === 'dots' || eyes === 'wide' ? (
        <g className="fill-current text-ink" stroke="none">
          <circle cx="17" cy="20" r={radius} />
          <circle cx="31" cy="20" r={radius} />
        </g>
      ) : (
        <path d={eyePaths[eyes]} strokeWidth="2.5" strokeLinecap="round" />
      )}
      {brows && <path d={brows} strokeWidth="2.5" strokeLinecap="round" />}
      <path d={mouth} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
