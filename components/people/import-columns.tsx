'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#/components/ui/tables/table.tsx';
import { importColumns, importTemplate } from '#/lib/domain/people/constants.ts';

const rows = importColumns[0].examples;

/** A template to start from, an example of a filled-in file, and what its columns mean. */
export function ImportColumns() {
  const words = useTranslations('people.import');
  const save = () => saveFile(new Blob([importTemplate], { type: 'text/csv' }), 'people-template.csv');
  return (
    <Card
      title="What to put in the file"
      description="One row per person and team. Column names go in the first row, in any order. Other columns are ignored."
      actions={
        <Button variant="secondary" size="small" icon={<Download aria-hidden />} onClick={save}>
          Template
        </Button>
      }
    >
      <Table label={words('example')}>
        <TableHead>
          <TableRow>
            {importColumns.map(({ name, title }) => (
              <TableHeaderCell key={name}>{title}</TableHeaderCell>
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
        <summary className="w-fit cursor-pointer rounded-mark py-1 text-accent-text">{words('meaning')}</summary>
        <dl className="mt-2 flex flex-col gap-3">
          {importColumns.map(({ name, title, help }) => (
            <div key={name} className="grid gap-x-4 gap-y-0.5 medium:grid-cols-[8rem_1fr]">
              <dt className="font-medium">{title}</dt>
              <dd className="text-muted">{help}</dd>
            </div>
          ))}
          <div className="grid gap-x-4 gap-y-0.5 medium:grid-cols-[8rem_1fr]">
            <dt className="font-medium">{words('statusTitle')}</dt>
            <dd className="text-muted">{words('statusHelp')}</dd>
          </div>
        </dl>
      </details>
    </Card>
  );
}
