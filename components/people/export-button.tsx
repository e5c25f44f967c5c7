'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { isFiltered } from '#/components/people/people-filters.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { downloadFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { exportPeopleContract } from '#/lib/domain/people/list/list.contract.ts';
import type { PeopleFilter } from '#/lib/domain/people/people.schema.ts';

/** Saves the people who are shown, on all pages, as a CSV file that the import can read. */
export function ExportButton({ filters }: { filters: PeopleFilter }) {
  const save = useMutation({
    mutationFn: () => downloadFile(exportPeopleContract.path, filters),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <Button variant="secondary" icon={<Download aria-hidden />} loading={save.isPending} onClick={() => save.mutate()}>
      {isFiltered(filters) ? 'Export these people' : 'Export'}
    </Button>
  );
}
