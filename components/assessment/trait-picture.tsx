import { useTranslations } from 'next-intl';
import type { Trait } from '#/lib/domain/assessment/assessment.schema.ts';

/** One trait on its scale: the person's place, how sure it is, and what is typical; with its meaning in words. */
export function TraitPicture({ trait }: { trait: Trait }) {
  const words = useTranslations('assessment.picture');
  const { name, score, low, high, typicalLow, typicalHigh, band, bandName, text, poles } = trait;
  return (
    <li className="flex flex-col gap-3 border-line border-b py-5 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-16">{name}</h3>
        <p aria-hidden className="flex items-baseline gap-2 whitespace-nowrap">
          <span className="text-13 text-muted">{bandName}</span>
          <span className="font-semibold text-20 tabular-nums">{score}</span>
        </p>
        <p className="sr-only">{words('spoken', { name, score, low, high, typicalLow, typicalHigh, band })}</p>
      </div>
      <div aria-hidden className="flex flex-col gap-1.5">
        <div className="forced-color-adjust-none relative h-6">
          <span className="absolute inset-x-0 inset-y-2 rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)]" />
          <span
            className="absolute inset-y-0.5 border-control-line border-x border-dashed bg-info-soft"
            style={between(typicalLow, typicalHigh)}
          />
          <span className="absolute inset-y-2 rounded-full bg-accent opacity-45" style={between(low, high)} />
          <span
            className="absolute inset-y-0.5 w-5 -translate-x-1/2 rounded-full border-3 border-surface bg-accent"
            style={{ left: `${score}%` }}
          />
        </div>
        <div className="flex justify-between gap-4 text-12 text-muted">
          <span>{poles.low}</span>
          <span>{poles.high}</span>
        </div>
      </div>
      <p className="max-w-prose text-pretty">{text}</p>
    </li>
  );
}

function between(from: number, to: number) {
  return { left: `${from}%`, width: `${to - from}%` };
}
