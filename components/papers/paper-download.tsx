'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { ButtonLook } from '#/components/ui/buttons/button-style.ts';
import { downloadFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { PaperKind } from '#/lib/domain/papers/constants.ts';
import { getPaperContract } from '#/lib/domain/papers/papers.contract.ts';

interface PaperDownloadProps extends ButtonLook {
  kind: PaperKind;
  /** What a screen reader says in place of the words, where several stand in a list. */
  label?: string;
  children: string;
}

/** Saves a paper as a PDF, as the signed-in person. */
export function PaperDownload({ kind, label, children, ...look }: PaperDownloadProps) {
  const download = useMutation({
    mutationFn: () => downloadFile(getPaperContract.path.replace('{kind}', kind), {}),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <Button
      variant="secondary"
      {...look}
      icon={<Download aria-hidden />}
      aria-label={label}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {children}
    </Button>
  );
}
