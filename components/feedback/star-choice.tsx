'use client';

import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { rateScale } from '#/lib/domain/feedback/constants.ts';

interface StarChoiceProps {
  label: string;
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
}

const stars = Array.from({ length: rateScale.max }, (_, index) => index + 1);

/** Shows one to five stars, as radio buttons, which work with arrow keys and screen readers. */
export function StarChoice({ label, value, onChange }: StarChoiceProps) {
  const t = useTranslations('feedback.form');
  const name = useId();
  return (
    <GroupField label={label}>
      <div className="flex gap-1">
        {stars.map((count) => (
          <label
            key={count}
            className="relative grid size-12 place-items-center rounded-control transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={count}
              checked={count === value}
              aria-label={t('stars', { count })}
              onChange={() => onChange(count)}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            <Star
              aria-hidden
              className={clsx('size-7', count <= (value ?? 0) ? 'fill-current text-neutral' : 'text-control-line')}
            />
          </label>
        ))}
      </div>
    </GroupField>
  );
}
