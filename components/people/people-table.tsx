'use client';

import { useTranslations } from 'next-intl';
import { nextOrder } from '#/components/people/people-filters.ts';
import { nameOf, type Person } from '#/components/people/person.ts';
import { usePeopleColumns } from '#/components/people/use-people-columns.tsx';
import { RowTable } from '#/components/ui/tables/row-table.tsx';
import type { PeopleOrder } from '#/lib/domain/people/people.schema.ts';

interface PeopleTableProps {
  people: readonly Person[];
  order: PeopleOrder;
  selection: readonly Person[];
  onOrder: (order: ReturnType<typeof nextOrder>) => void;
  onToggle: (person: Person) => void;
  onToggleAll: () => void;
  onOpen: (person: Person) => void;
}

/** Shows the people in rows: headings sort, checkboxes select, and a row opens its person. */
export function PeopleTable({ people, order, selection, onOrder, onToggle, onToggleAll, onOpen }: PeopleTableProps) {
  const t = useTranslations('people.list');
  return (
    <RowTable
      label={t('title')}
      columns={usePeopleColumns(onOpen)}
      rows={people}
      rowKey={({ email }) => email}
      onOpen={onOpen}
      neverStacks
      order={{ ...order, onSort: (sort) => onOrder(nextOrder(order, sort)) }}
      choice={{
        allLabel: t('chooseAll'),
        labelOf: (person) => t('choose', { who: nameOf(person) }),
        chosen: new Set(selection.map(({ email }) => email)),
        onToggle,
        onToggleAll,
      }}
    />
  );
}
