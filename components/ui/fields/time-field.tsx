'use client';

import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { controlStyle } from '#/components/ui/fields/control-style.ts';
import type { FieldControl } from '#/components/ui/fields/field.tsx';
import { useTextEntry } from '#/components/ui/fields/use-text-entry.ts';
import { Popover } from '#/components/ui/popover.tsx';
import { readTime } from '#/lib/domain/calendar/read-date-time.ts';

export interface TimeFieldProps extends Partial<FieldControl> {
  /** HH:MM, empty, or typed text that isn't a time. */
  value: string;
  onChange: (value: string) => void;
}

const halfHours = Array.from({ length: 48 }, (_, at) => {
  return `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`;
});

/** Shows a field for a time of day, typed in any common form or picked from the half hours, and written as HH:MM. */
export function TimeField({ value, onChange, ...control }: TimeFieldProps) {
  const t = useTranslations('ui.fields');
  const [isOpen, setOpen] = useState(false);
  const inputProps = useTextEntry({ value, write: (time) => time, read: readTime, onChange });
  return (
    <span className="relative block">
      <input
        {...control}
        {...inputProps}
        type="text"
        autoComplete="off"
        placeholder="09:30"
        className={clsx(controlStyle, 'h-10 pr-11 tabular-nums placeholder:text-muted max-medium:h-12')}
      />
      <Popover
        label={t('times')}
        align="end"
        open={{ isOpen, onChange: setOpen }}
        keepsFocus
        trigger={
          <IconButton
            size="small"
            label={value ? t('chooseAnotherTime', { time: value }) : t('chooseTime')}
            icon={<Clock aria-hidden />}
            className="-translate-y-1/2 absolute top-1/2 right-1.5"
          />
        }
      >
        <TimeList
          value={value}
          onChoose={(time) => {
            setOpen(false);
            onChange(time);
          }}
        />
      </Popover>
    </span>
  );
}

function TimeList({ value, onChoose }: { value: string; onChoose: (time: string) => void }) {
  const list = useRef<HTMLUListElement>(null);
  const nearest = halfHours.findLast((time) => time <= value) ?? '09:00';
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-time="${nearest}"]`)?.focus();
  }, [nearest]);
  return (
    <ul ref={list} className="max-h-64 overflow-y-auto p-1">
      {halfHours.map((time) => (
        <li key={time}>
          <button
            type="button"
            data-time={time}
            aria-current={time === value ? 'true' : undefined}
            onClick={() => onChoose(time)}
            onKeyDown={walk}
            className="flex h-9 w-28 items-center rounded-control px-3 text-14 tabular-nums hover:bg-hover focus:bg-hover aria-[current]:font-medium aria-[current]:text-accent-text max-medium:h-11"
          >
            {time}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Moves through the times: up and down by one, Home and End to the first and the last. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
  const next = buttons[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
