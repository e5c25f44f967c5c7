'use client';

import { clsx } from 'clsx';
import { useLocale } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

interface ScaleOption {
  value: number;
  text: string;
  /** Read out instead of the text. */
  spoken?: string;
}

interface ScaleGroupProps {
  /** Names the group for screen readers. */
  question: { text: string; locale: string | null };
  options: readonly ScaleOption[];
  /** Null while nothing is chosen. */
  value: number | null;
  onChoose: (value: number) => void;
  /** Numbers share a line; words have a line each. Labels are in the page's language, not the question's. */
  look: 'numbers' | 'words' | 'answers';
}

const words = { group: 'grid gap-2', option: 'items-center rounded-control px-4 text-16' };
const looks = {
  numbers: {
    // On a phone they have no gaps, so that eleven of them have 31 px each.
    group: '-mx-2 grid auto-cols-fr grid-flow-col @min-[30rem]:mx-0 @min-[30rem]:gap-1.5',
    option:
      'place-items-center font-medium text-16 tabular-nums @max-[30rem]:-ml-px @max-[30rem]:has-checked:z-10 first:rounded-l-control last:rounded-r-control @min-[30rem]:rounded-control',
  },
  words,
  answers: words,
};

/**
 * Shows the options of a scale, with targets of at least 48 px. The group is one stop of the Tab key; arrows move the
 * focus without choosing, Space chooses, and a digit chooses the option that begins with it.
 */
export function ScaleGroup({ question, options, value, onChoose, look }: ScaleGroupProps) {
  const pageLocale = useLocale();
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const chosenIndex = options.findIndex((option) => option.value === value);
  const stop = focused ?? Math.max(0, chosenIndex);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = /^\d$/.test(event.key) ? options.findIndex(({ value: number }) => String(number) === event.key) : -1;
    const next = digit >= 0 ? digit : placeAfter(event.key, stop, options.length);
    const option = options[next ?? -1];
    if (!option) return;
    event.preventDefault();
    group.current?.querySelectorAll('input')[next ?? 0]?.focus();
    if (digit >= 0) onChoose(option.value);
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-label={question.text}
      lang={question.locale ?? undefined}
      className={clsx('outline-none', looks[look].group)}
      onKeyDown={onKeyDown}
      onBlur={() => setFocused(undefined)}
    >
      {options.map((option, at) => (
        <label
          key={option.value}
          lang={look === 'answers' ? pageLocale : undefined}
          className={clsx(
            'relative grid min-h-12 border border-control-line bg-surface transition-colors hover:bg-hover has-focus-visible:z-10 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-checked:inset-ring-1 has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            looks[look].option,
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={at === chosenIndex}
            tabIndex={at === stop ? 0 : -1}
            aria-label={option.spoken ?? option.text}
            onFocus={() => setFocused(at)}
            onChange={() => onChoose(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
          />
          <span aria-hidden className="wrap-anywhere py-2">
            {option.text}
          </span>
        </label>
      ))}
    </div>
  );
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
