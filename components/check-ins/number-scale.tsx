import { useId } from 'react';
import { ScaleChoice } from '#/components/check-ins/scale-choice.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';

interface NumberScaleProps {
  label: string;
  min: number;
  max: number;
  /** What the ends mean. */
  anchors: { low: string; high: string };
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
}

/** A whole number on a short scale, each a target of at least 48 px, in rows where the line is too short. */
export function NumberScale({ label, min, max, anchors, value, onChange }: NumberScaleProps) {
  const name = useId();
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const wordsOf = (number: number) => (number === min ? anchors.low : number === max ? anchors.high : '');
  return (
    <GroupField label={label} hideLabel>
      <div className="grid grid-cols-4 gap-2 min-[24rem]:grid-cols-6">
        {numbers.map((number) => (
          <ScaleChoice
            key={number}
            name={name}
            text={String(number)}
            label={wordsOf(number) ? `${number}, ${wordsOf(number)}` : String(number)}
            size="large"
            checked={number === value}
            onChoose={() => onChange(number)}
          />
        ))}
      </div>
      <p aria-hidden className="mt-2 flex justify-between gap-4 text-13 text-muted">
        <span>
          {min} = {anchors.low}
        </span>
        <span className="text-right">
          {max} = {anchors.high}
        </span>
      </p>
    </GroupField>
  );
}
