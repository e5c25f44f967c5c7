'use client';

import { ChevronDown, ChevronsUp, ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Move, moveEntry } from '#/components/profile/motivators-order.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';

interface OrderEntry {
  id: number;
  name: string;
  meaning: string;
}

interface OrderListProps {
  label: string;
  entries: readonly OrderEntry[];
  onChange: (ids: number[]) => void;
}

const moves = [
  { move: 'top', Icon: ChevronsUp },
  { move: 'up', Icon: ChevronUp },
  { move: 'down', Icon: ChevronDown },
] as const;

/**
 * Shows a list to sort with buttons, or with the arrow keys on them. Each move is announced, and the focus stays with
 * the moved entry.
 */
export function OrderList({ label, entries, onChange }: OrderListProps) {
  const t = useTranslations('profile.order');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const ids = entries.map(({ id }) => id);

  const apply = ({ id, name }: OrderEntry, move: Move) => {
    const next = moveEntry(ids, ids.indexOf(id), move);
    const place = next.indexOf(id);
    setSaid(t('place', { name, place: place + 1, of: next.length }));
    onChange(next);
    // At each end, the buttons that lead there are disabled, and the focus would be lost with them.
    const target = place === 0 ? 'down' : place === next.length - 1 ? 'up' : move;
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLButtonElement>(`[data-entry="${id}"] [data-move="${target}"]`)
        ?.focus({ preventScroll: move === 'top' }),
    );
  };
  const onKeyDown = (entry: OrderEntry, event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const isUp = event.key === 'ArrowUp';
    if (entry.id !== (isUp ? ids[0] : ids.at(-1))) apply(entry, isUp ? 'up' : 'down');
  };

  return (
    <div>
      <output className="sr-only">{said}</output>
      <ol ref={list} aria-label={label} className="flex flex-col gap-2">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            data-entry={entry.id}
            className="flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-2 pl-3"
          >
            <span aria-hidden className="w-5 shrink-0 text-right text-muted tabular-nums">
              {index + 1}
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-medium">{entry.name}</span>
              <span className="text-13 text-muted">{entry.meaning}</span>
            </span>
            <span className="flex shrink-0">
              {moves.map(({ move, Icon }) => (
                <IconButton
                  key={move}
                  data-move={move}
                  label={t(move, { name: entry.name })}
                  icon={<Icon aria-hidden />}
                  disabled={index === (move === 'down' ? entries.length - 1 : 0)}
                  onClick={() => apply(entry, move)}
                  onKeyDown={(event) => onKeyDown(entry, event)}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
