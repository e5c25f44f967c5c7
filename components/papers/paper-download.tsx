'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { ButtonLook } from '#/components/ui/buttons/button-style.ts';
import { downloadFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { PaperKind } from '#/lib/domain/papers/constants.ts';
import { getPaperContract } from '#/lib/domain/papers/papers.contract.ts';

interface PaperDownloadProps extends ButtonLook {
  kind: PaperKind;
  /** What screen readers announce instead of the label, if there are several in a list. */
  label?: string;
  children: string;
}

/** Saves a paper as a PDF in the page's language; open pages have no query cache, so it has its own state. */
export function PaperDownload({ kind, label, children, ...look }: PaperDownloadProps) {
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    await downloadFile(getPaperContract.path.replace('{kind}', kind), {}).catch(({ message }: Error) =>
      showMessage({ kind: 'bad', text: message }),
    );
    setPending(false);
  };
  return (
    <Button
      variant="secondary"
      {...look}
      icon={<Download aria-hidden />}
      aria-label={label}
      loading={isPending}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
