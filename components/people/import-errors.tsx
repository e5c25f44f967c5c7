'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { PeopleImport } from '#/components/people/use-import.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { downloadFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { exportImportErrorsContract } from '#/lib/domain/people/imports/import.contract.ts';

type ImportError = PeopleImport['errors'][number];

const columns: readonly RowColumn<ImportError>[] = [
  { header: 'Line', cell: ({ line }) => `Line ${line}`, width: 'w-24' },
  { header: 'Email', cell: ({ email }) => email, width: 'w-[28%]' },
  { header: 'Column', cell: ({ field }) => field, width: 'w-32' },
  { header: 'Problem', cell: ({ message }) => <span className="whitespace-normal">{message}</span> },
];

/** The first wrong rows of a file, and all of them as a file. */
export function ImportErrors({ peopleImport }: { peopleImport: PeopleImport }) {
  const { errors, counts, id } = peopleImport;
  const save = useMutation({
    mutationFn: () => downloadFile(exportImportErrorsContract.path.replace('{id}', String(id)), {}),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  if (errors.length === 0) return null;
  return (
    <Card
      padded={false}
      title={
        counts.wrong === 1 ? 'One row has an error' : countWords(counts.wrong, 'row has an error', 'rows have errors')
      }
      description="Fix them and upload the file again, or continue without them."
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          All wrong rows
        </Button>
      }
    >
      <RowTable
        label="Wrong rows"
        columns={columns}
        rows={errors}
        rowKey={({ line, field, message }) => `${line} ${field} ${message}`}
      />
      {counts.wrong > new Set(errors.map(({ line }) => line)).size && (
        <p className="border-line border-t px-5 py-3 text-13 text-muted">
          Showing the first few. Download the file for all of them.
        </p>
      )}
    </Card>
  );
}
