'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FileDrop } from '#/components/people/file-drop.tsx';
import { ImportColumns } from '#/components/people/import-columns.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { call } from '#/lib/api/call.ts';
import { previewImportContract } from '#/lib/domain/people/imports/import.contract.ts';

const modes = [
  {
    value: 'false',
    label: 'Add to teams',
    description: 'People are added to the teams in the file and stay in their other teams.',
  },
  {
    value: 'true',
    label: 'Move between teams',
    description:
      'People in the file leave any team the file doesn’t list for them. The links of those teams are replaced.',
  },
] as const;

/** First step: which file, and whether people leave the teams it does not list. */
export function ImportChoice({ onPreview }: { onPreview: (id: number) => void }) {
  const [move, setMove] = useState<'true' | 'false'>('false');
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { uploadBody } = await import('#/lib/domain/people/people.schema.ts');
      const checked = uploadBody.safeParse({ file, move });
      if (!checked.success) throw new Error(checked.error.issues[0]?.message);
      return call(previewImportContract, { body: checked.data });
    },
    onSuccess: ({ import: { id } }) => onPreview(id),
  });
  return (
    <>
      <ImportColumns />
      <Card title="Choose a file" description="You’ll see a preview before anything changes.">
        <div className="flex flex-col gap-5">
          <RadioCards label="People already in the company" options={modes} value={move} onChange={setMove} />
          {upload.error && (
            <Alert state="bad" announce="now" title="This file cannot be used">
              {upload.error.message}
            </Alert>
          )}
          <FileDrop isBusy={upload.isPending} onFile={(file) => upload.mutate(file)} />
        </div>
      </Card>
    </>
  );
}
