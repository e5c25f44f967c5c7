'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PeopleImport } from '#/components/people/use-import.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { downloadFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { exportImportErrorsContract } from '#/lib/domain/people/imports/import.contract.ts';

type ImportError = PeopleImport['errors'][number];

/** Shows the first invalid rows of a file, and a download of all of them. */
export function ImportErrors({ peopleImport }: { peopleImport: PeopleImport }) {
  const t = useTranslations('people.import.errors');
  const { errors, counts, id } = peopleImport;
  const columns: readonly RowColumn<ImportError>[] = [
    { header: t('line'), cell: ({ line }) => t('lineOf', { line }), width: 'w-24' },
    { header: t('email'), cell: ({ email }) => email, width: 'w-[28%]' },
    { header: t('column'), cell: ({ field }) => field, width: 'w-32' },
    { header: t('problem'), cell: ({ message }) => <span className="whitespace-normal">{message}</span> },
  ];
  const save = useMutation({
    mutationFn: () => downloadFile(exportImportErrorsContract.path.replace('{id}', String(id)), {}),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  if (errors.length === 0) return null;
  return (
    <Card
      padded={false}
      title={t('title', { count: counts.wrong })}
      description={t('about')}
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('all')}
        </Button>
      }
    >
      <RowTable
        label={t('label')}
        columns={columns}
        rows={errors}
        rowKey={({ line, field, message }) => `${line} ${field} ${message}`}
      />
      {counts.wrong > new Set(errors.map(({ line }) => line)).size && (
        <p className="border-line border-t px-5 py-3 text-13 text-muted">{t('some')}</p>
      )}
    </Card>
  );
}
