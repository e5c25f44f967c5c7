'use client';

import { Download } from 'lucide-react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { importColumns, importTemplate } from '#/lib/domain/people/constants.ts';

/** What the columns of a file mean, and a file to start from. */
export function ImportColumns() {
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
      <dl className="flex flex-col gap-3 text-14">
        {importColumns.map(({ name, title, help }) => (
          <div key={name} className="grid gap-x-4 gap-y-0.5 medium:grid-cols-[8rem_1fr]">
            <dt className="font-medium">{title}</dt>
            <dd className="text-muted">{help}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
