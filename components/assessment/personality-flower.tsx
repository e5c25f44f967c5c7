import type { Trait } from '#/lib/domain/assessment/assessment.schema.ts';

const RADIUS = 100;
/** Even a score of 0 has a petal to see. */
const SHORTEST = 24;
const colours = ['series-1', 'series-2', 'series-3', 'series-4', 'art-front'].map((name) => `var(--color-${name})`);

/** The five scores as petals, each as long as its trait is strong. The rows beside it say the same exactly. */
export function PersonalityFlower({ traits }: { traits: readonly Trait[] }) {
  return (
    <svg aria-hidden viewBox="-112 -112 224 224" className="size-44 shrink-0 medium:size-52">
      {[0.5, 1].map((share) => (
        <circle key={share} r={RADIUS * share} fill="none" stroke="var(--color-line)" strokeDasharray="2 5" />
      ))}
      {traits.map(({ key, score }, at) => (
        <path
          key={key}
          transform={`rotate(${(360 / traits.length) * at})`}
          d={petal(SHORTEST + ((RADIUS - SHORTEST) * score) / 100)}
          fill={colours[at % colours.length]}
          fillOpacity={0.82}
        />
      ))}
      <circle r={9} fill="var(--color-surface)" />
    </svg>
  );
}

/** A petal from the middle upwards. */
function petal(length: number): string {
  const [wide, round, near] = [0.42 * length, 0.38 * length, -0.35 * length];
  return `M0 0C${-wide} ${near},${-round} ${-length},0 ${-length}C${round} ${-length},${wide} ${near},0 0Z`;
}
