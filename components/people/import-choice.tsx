'use client';

import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download, FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { Card } from '#/components/ui/card.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#/components/ui/tables/table.tsx';
import { call } from '#/lib/api/call.ts';
import { importColumns, importLimits, importTemplate } from '#/lib/domain/people/constants.ts';
import { previewImportContract } from '#/lib/domain/people/imports/import.contract.ts';

/** Shows the first step: which file, and whether people leave the teams that it doesn't list. */
export function ImportChoice({ onPreview }: { onPreview: (id: number) => void }) {
  const t = useTranslations('people.import');
  const modes = [
    { value: 'false', label: t('modes.add'), description: t('modes.addAbout') },
    { value: 'true', label: t('modes.move'), description: t('modes.moveAbout') },
  ] as const;
  const [move, setMove] = useState<'true' | 'false'>('false');
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { uploadBody } = await import('#/lib/domain/people/people.schema.ts');
      const { formWords } = await import('#/components/ui/fields/form-words.ts');
      const checked = uploadBody.safeParse({ file, move });
      if (!checked.success) throw new Error(formWords(checked.error.issues[0]?.message ?? ''));
      return call(previewImportContract, { body: checked.data });
    },
    onSuccess: ({ import: { id } }) => onPreview(id),
  });
  return (
    <>
      <ImportColumns />
      <Card title={t('choose.title')} description={t('choose.about')}>
        <div className="flex flex-col gap-5">
          <RadioCards label={t('modes.label')} options={modes} value={move} onChange={setMove} />
          {upload.error && (
            <Alert state="bad" announce="now" title={t('choose.failure')}>
              {upload.error.message}
            </Alert>
          )}
          <FileDrop isBusy={upload.isPending} onFile={(file) => upload.mutate(file)} />
        </div>
      </Card>
    </>
  );
}

interface FileDropProps {
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Shows a box for a file: the browser's file field covers it and takes clicks, keys and dropped files. */
function FileDrop({ isBusy, onFile }: FileDropProps) {
  const t = useTranslations('people.import.choose');
  const [isOver, setOver] = useState(false);
  const helpId = useId();
  return (
    <div
      className={clsx(
        'relative flex flex-col items-center gap-3 rounded-control border border-dashed px-6 py-8 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isOver ? 'border-accent bg-accent-soft' : 'border-control-line bg-sunken hover:bg-hover',
      )}
    >
      <FileUp aria-hidden className="size-8 stroke-[1.5] text-muted" />
      <p className="max-medium:hidden">{t('drop')}</p>
      <span aria-hidden className={buttonStyle({})}>
        {isBusy ? <Spinner /> : t('button')}
      </span>
      <p id={helpId} className="text-13 text-muted">
        {t('limits', { size: importLimits.bytes / 1024 ** 2, rows: importLimits.rows })}
      </p>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('label')}
        aria-describedby={helpId}
        disabled={isBusy}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again after it was corrected.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

const rows = importColumns[0].examples;

/** Shows a template to start from, an example of a filled-in file, and what its columns mean. */
function ImportColumns() {
  const t = useTranslations('people.import');
  const headings = useTranslations('people.headings');
  const save = () => {
    const template = importTemplate(importColumns.map(({ name }) => headings(name)));
    saveFile(new Blob([template], { type: 'text/csv' }), 'people-template.csv');
  };
  return (
    <Card
      title={t('columns.title')}
      description={t('columns.about')}
      actions={
        <Button variant="secondary" size="small" icon={<Download aria-hidden />} onClick={save}>
          {t('columns.template')}
        </Button>
      }
    >
      <Table label={t('example')}>
        <TableHead>
          <TableRow>
            {importColumns.map(({ name }) => (
              <TableHeaderCell key={name}>{headings(name)}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((email, at) => (
            <TableRow key={email}>
              {importColumns.map(({ name, examples }) => (
                <TableCell key={name} dense className="whitespace-nowrap text-13">
                  {examples[at]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <details className="mt-3 text-14">
        <summary className="w-fit cursor-pointer rounded-mark py-1 text-accent-text">{t('meaning')}</summary>
        <dl className="mt-2 flex flex-col gap-3">
          {importColumns.map(({ name }) => (
            <div key={name} className="grid gap-x-4 gap-y-0.5 medium:grid-cols-[8rem_1fr]">
              <dt className="font-medium">{headings(name)}</dt>
              <dd className="text-muted">{t(`columns.${name}`)}</dd>
            </div>
          ))}
          <div className="grid gap-x-4 gap-y-0.5 medium:grid-cols-[8rem_1fr]">
            <dt className="font-medium">{t('statusTitle')}</dt>
            <dd className="text-muted">{t('statusHelp')}</dd>
          </div>
        </dl>
      </details>
    </Card>
  );
}
