'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { BankItem } from '#/components/pulses/build/use-bank.ts';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { holdsWords } from '#/lib/words/fold-text.ts';

interface BankListProps {
  items: readonly BankItem[];
  /** The actions on an item, at the end of its line. */
  children: (item: BankItem) => ReactNode;
}

/** Shows the question bank by what it measures, searched by any words. */
export function BankList({ items, children }: BankListProps) {
  const t = useTranslations('pulses.bank');
  const [typed, setTyped] = useState('');
  const matches = items.filter(({ text, construct }) => holdsWords(`${construct} ${text}`, typed));
  const groups = Map.groupBy(matches, ({ construct }) => construct);
  return (
    <div className="flex flex-col gap-5">
      <SearchInput
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {matches.length === 0 && <EmptyState title={t('none', { words: typed.trim() })} />}
      {[...groups].map(([construct, group]) => (
        <section key={construct} className="flex flex-col gap-2">
          <h3 className="font-medium text-14 text-muted">{construct}</h3>
          <ul className="flex flex-col divide-y divide-line rounded-control border border-line">
            {group.map((item) => (
              <li key={item.id} className="flex items-center gap-3 py-1.5 pr-2 pl-4">
                <span className="wrap-anywhere min-w-0 flex-1">{item.text}</span>
                {children(item)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
