'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { GroupField, type GroupFieldProps } from '#/components/ui/fields/group-field.tsx';

export interface SliderProps extends GroupFieldProps {
  /** null until the person has touched it: no position is shown as theirs. */
  value: number | null;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  unit?: string;
  /** Labels under the start, the middle and the end of the track. */
  anchors?: { start: string; middle?: string; end: string };
  name?: string;
  disabled?: boolean;
  unsetText?: string;
}

export function Slider({
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  unit = '',
  anchors,
  name,
  disabled,
  unsetText,
  ...group
}: SliderProps) {
  const t = useTranslations('ui.answers');
  const unset = unsetText ?? t('unset');
  const middle = min + Math.round((max - min) / 2 / step) * step;
  const position = value ?? middle;
  // For the browser, a press exactly on the hidden position changes nothing, but it is an answer.
  const claim = (input: HTMLInputElement) => value === null && !disabled && onChange(Number(input.value));

  return (
    <GroupField {...group}>
      <output aria-hidden className={clsx('text-center font-semibold text-24', value === null && 'text-muted')}>
        {value === null ? (
          <span className="font-normal text-16">{unset}</span>
        ) : (
          <>
            {value}
            <span className="font-normal text-16 text-muted">{unit}</span>
          </>
        )}
      </output>
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={position}
        disabled={disabled}
        aria-label={group.label}
        aria-invalid={group.error ? true : undefined}
        aria-valuetext={value === null ? unset : `${value}${unit}`}
        data-unset={value === null || undefined}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={(event) => claim(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === ' ' || event.key === 'Enter') {
            event.preventDefault();
            claim(event.currentTarget);
          }
        }}
        style={{ '--filled': value === null ? '0%' : `${((position - min) / (max - min)) * 100}%` } as CSSProperties}
        className="range-track h-12 w-full touch-pan-y rounded-control disabled:opacity-55"
      />
      {anchors && (
        <div aria-hidden className="grid grid-cols-3 gap-2 text-13 text-muted">
          <span>{anchors.start}</span>
          <span className="text-center">{anchors.middle}</span>
          <span className="text-right">{anchors.end}</span>
        </div>
      )}
    </GroupField>
  );
}
