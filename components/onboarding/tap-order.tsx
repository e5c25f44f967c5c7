'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GroupField } from '#/components/ui/fields/group-field.tsx';

interface TapOrderProps {
  id: string;
  label: string;
  entries: readonly { id: number; name: string; meaning: string }[];
  /** The entries tapped so far, in order. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

/** Sorts entries by tapping: each gets the next rank, and loses it when tapped again. */
export function TapOrder({ id, label, entries, value, onChange, error }: TapOrderProps) {
  const t = useTranslations('onboarding.motivators');
  const [said, setSaid] = useState('');
  const tap = (entry: TapOrderProps['entries'][number]) => {
    const isTapped = value.includes(entry.id);
    const next = isTapped ? value.filter((other) => other !== entry.id) : [...value, entry.id];
    setSaid(isTapped ? t('unplaced', { name: entry.name }) : t('place', { name: entry.name, place: next.length }));
    onChange(next);
  };
  return (
    <GroupField id={id} label={label} hideLabel error={error}>
      <output className="sr-only">{said}</output>
      <div className="grid grid-cols-2 gap-2 medium:grid-cols-3">
        {entries.map((entry) => {
          const place = value.indexOf(entry.id) + 1;
          return (
            <button
              key={entry.id}
              type="button"
              aria-pressed={place > 0}
              aria-describedby={`${id}-${entry.id}`}
              aria-label={place > 0 ? t('place', { name: entry.name, place }) : entry.name}
              onClick={() => tap(entry)}
              className={clsx(
                'flex min-h-13 items-center gap-2 rounded-control border px-2.5 py-1.5 text-left text-14 leading-tight transition-colors',
                place > 0
                  ? 'border-accent bg-accent-soft font-medium text-accent-text'
                  : 'border-control-line bg-surface hover:bg-hover',
              )}
            >
              <span
                aria-hidden
                className={clsx(
                  'grid size-6 shrink-0 place-items-center rounded-full font-semibold text-12 tabular-nums',
                  place > 0 ? 'bg-accent text-on-accent' : 'border border-control-line border-dashed',
                )}
              >
                {place || ''}
              </span>
              <span className="flex flex-col gap-0.5 py-0.5">
                {entry.name}
                <span id={`${id}-${entry.id}`} className="font-normal text-13 text-muted">
                  {entry.meaning}
                </span>
              </span>
            </button>
          );
        })}
      </div>
      <div className="flex min-h-8 items-center justify-between gap-3 text-13 text-muted">
        <span>{t('progress', { count: value.length, all: entries.length })}</span>
        {value.length > 0 && (
          <button
            type="button"
            onClick={() => {
              setSaid(t('cleared'));
              onChange([]);
            }}
            className="min-h-8 rounded-mark px-1 font-medium text-accent-text underline underline-offset-3"
          >
            {t('startOver')}
          </button>
        )}
      </div>
    </GroupField>
  );
}
