'use client';

import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';

interface FileDropProps {
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** The platform's own file field over the whole box: it takes clicks, keys and dropped files alike. */
export function FileDrop({ isBusy, onFile }: FileDropProps) {
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
      <p className="max-medium:hidden">Drop a CSV file here or choose one</p>
      <span aria-hidden className={buttonStyle({})}>
        {isBusy ? <Spinner /> : 'Choose a file'}
      </span>
      <p id={helpId} className="text-13 text-muted">
        CSV (UTF-8), up to 5 MB and 10,000 rows
      </p>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file"
        aria-describedby={helpId}
        disabled={isBusy}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again when it has been corrected.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
