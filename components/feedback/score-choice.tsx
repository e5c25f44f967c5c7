'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ScaleChoice } from '#/components/check-ins/scale-choice.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { scoreScale } from '#/lib/domain/feedback/constants.ts';

interface ScoreChoiceProps {
  label: string;
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
}

const { min, max } = scoreScale;
const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** How likely somebody would recommend the product, from 0 to 10. */
export function ScoreChoice({ label, value, onChange }: ScoreChoiceProps) {
  const words = useTranslations('feedback.form');
  const name = useId();
  const ends = new Map([
    [min, words('scoreLow')],
    [max, words('scoreHigh')],
  ] as [number, string][]);
  return (
    <GroupField label={label}>
      <div className="grid max-w-2xl grid-cols-11 gap-1.5 max-medium:grid-cols-6">
        {numbers.map((number) => (
          <ScaleChoice
            key={number}
            name={name}
            text={String(number)}
            label={ends.has(number) ? `${number}, ${ends.get(number)}` : String(number)}
            size="small"
            checked={number === value}
            onChoose={() => onChange(number)}
          />
        ))}
      </div>
      <p aria-hidden className="flex max-w-2xl justify-between gap-4 text-13 text-muted">
        <span>{ends.get(min)}</span>
        <span>{ends.get(max)}</span>
      </p>
    </GroupField>
  );
}
