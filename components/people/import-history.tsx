'use client';

import { useQuery } from '@tanstack/react-query';
import { LocalTime } from '#/components/frame/time/local-time.tsx';
import { isAtWork } from '#/components/people/use-import.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { listImportsContract } from '#/lib/domain/people/imports/import.contract.ts';

type Summary = Output<typeof listImportsContract>['imports'][number];

const states = {
  previewed: <Badge>Not started</Badge>,
  applying: <Badge look="info">Importing</Badge>,
  applied: <Badge look="good">Imported</Badge>,
  undoing: <Badge look="info">Undoing</Badge>,
  undone: <Badge look="neutral">Undone</Badge>,
};

/** Earlier imports: who, when, which file, what came of it; each opens again, to be undone while that is possible. */
export function ImportHistory({ onOpen }: { onOpen: (id: number) => void }) {
  const { data } = useQuery({
    queryKey: queryKey(listImportsContract),
    queryFn: ({ signal }) => call(listImportsContract, {}, signal),
    refetchInterval: ({ state }) => (state.data?.imports.some(isAtWork) ? 2000 : false),
  });
  if (!data || data.imports.length === 0) return null;
  const columns: readonly RowColumn<Summary>[] = [
    { header: 'File', cell: ({ fileName }) => fileName, width: 'w-[26%]' },
    { header: 'By', cell: ({ createdBy }) => createdBy },
    { header: 'When', cell: ({ createdAt }) => <LocalTime instant={createdAt} /> },
    {
      header: 'People',
      cell: ({ counts }) => (counts.invited + counts.changed).toLocaleString(),
      width: 'w-24',
      align: 'right',
    },
    { header: 'State', cell: ({ state }) => states[state], width: 'w-32' },
    {
      header: 'Actions',
      isActions: true,
      width: 'w-24',
      cell: ({ id, fileName }) => (
        <Button variant="quiet" size="small" aria-label={`Open ${fileName}`} onClick={() => onOpen(id)}>
          Open
        </Button>
      ),
    },
  ];
  return (
    <Card padded={false} title="Earlier imports">
      <RowTable label="Earlier imports" columns={columns} rows={data.imports} rowKey={({ id }) => String(id)} />
    </Card>
  );
}
