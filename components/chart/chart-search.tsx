'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import type { Scene } from '#/components/chart/drawing/scene.ts';
import type { ChartModel } from '#/components/chart/model/chart-model.ts';
import { searchChart, searchIndex } from '#/components/chart/model/search-chart.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { quotable } from '#/lib/words/quotable.ts';

interface ChartSearchProps {
  model: ChartModel;
  facts: Scene['facts'];
  titleOf: (node: number) => string;
  onFind: (node: number) => void;
}

/** Finds people, teams and departments; choosing a result shows it in the chart. */
export function ChartSearch({ model, facts, titleOf, onFind }: ChartSearchProps) {
  const t = useTranslations('chart.screen');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  // Only built when someone begins to type.
  const isUsed = text !== '';
  const index = useMemo(() => (isUsed ? searchIndex(model) : []), [model, isUsed]);
  const { nodes, count } = useMemo(() => searchChart(index, text), [index, text]);
  const choose = (node: number | undefined) => {
    if (node === undefined) return;
    setOpen(false);
    onFind(node);
  };
  const leave = ({ relatedTarget }: FocusEvent) => setOpen(box.current?.contains(relatedTarget) ?? false);
  return (
    <search aria-label={t('search')} ref={box} className="relative w-44 max-medium:grow max-medium:basis-[65%]">
      <SearchInput
        aria-label={t('search')}
        autoComplete="off"
        placeholder={t('searchPlaceholder')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') choose(nodes[0]);
          else if (key === 'Escape') setOpen(false);
        }}
      />
      {isOpen && text.trim() !== '' && (
        <div className="absolute left-0 top-full z-30 mt-1 w-full overflow-hidden rounded-control border border-line bg-raised shadow-floating medium:w-80">
          {count > 0 && (
            <ul className="py-1">
              {nodes.map((node) => (
                <li key={node}>
                  <button
                    type="button"
                    onClick={() => choose(node)}
                    onBlur={leave}
                    className="block w-full px-3 py-1.5 text-left hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-2"
                  >
                    <span dir="auto" className="block truncate text-left font-medium">
                      {titleOf(node)}
                    </span>
                    <span dir="auto" className="block truncate text-left text-12 text-muted">
                      {whereabouts(node)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className="flex min-h-10 items-center justify-between gap-3 border-line border-t px-3 py-2 first:border-t-0">
            <output className={count === 0 ? 'wrap-anywhere text-14' : 'text-12 text-muted'}>
              {count === 0 ? t('noHit', { text: quotable(text.trim()) }) : t('results', { count })}
            </output>
            {count === 0 && (
              <Button
                variant="secondary"
                size="small"
                onBlur={leave}
                onClick={() => {
                  setText('');
                  box.current?.querySelector('input')?.focus();
                }}
              >
                {t('clear')}
              </Button>
            )}
          </div>
        </div>
      )}
    </search>
  );

  /** Returns where a person is, or who leads a team or department. */
  function whereabouts(node: number): string {
    const { person, name } = facts(node);
    const above = model.nodes.parent[node] ?? -1;
    const place = above > 0 ? titleOf(above) : '';
    const who = person && person.name !== name ? person.name : person?.email;
    return [place, who].filter(Boolean).join(' · ');
  }
}
