'use client';

import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#/components/ui/buttons/button.tsx';
import { RowTable, type RowTableProps } from '#/components/ui/tables/row-table.tsx';

/** Rows before View More. Source: product specification. */
const previewRows = 4;

export interface PreviewTableProps<Row> extends RowTableProps<Row> {
  /** The number of rows, including those that haven't been loaded. */
  total: number;
  onShowMore: () => void;
  isLoadingMore: boolean;
  /** Why the next rows couldn't be loaded. */
  failure?: string | undefined;
}

let isOnPaper = false;

function followPaper(changed: () => void) {
  const paper = matchMedia('print');
  // The browser prints what is there when the event ends.
  const turn = (next: boolean) => {
    isOnPaper = next;
    flushSync(changed);
  };
  const [begin, end, follow] = [() => turn(true), () => turn(false), () => turn(paper.matches)];
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  paper.addEventListener('change', follow);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    paper.removeEventListener('change', follow);
  };
}

/** Shows four rows and a button for the others, which are loaded page by page; paper has all loaded rows. */
export function PreviewTable<Row>(props: PreviewTableProps<Row>) {
  const t = useTranslations('ui.tables');
  const documented = useTranslations('specification.tables');
  const { total, onShowMore, isLoadingMore, failure, rows, ...table } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinted = useSyncExternalStore(
    followPaper,
    () => isOnPaper,
    () => false,
  );
  const isOpen = isUnfolded || isPrinted;
  const hasToggle = rows.length > previewRows;
  const left = total - rows.length;
  return (
    <>
      <RowTable {...table} rows={isOpen ? rows : rows.slice(0, previewRows)} />
      {hasToggle && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-3 py-2">
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            onClick={() => setUnfolded(!isOpen)}
          >
            {isOpen ? documented('fewer') : documented('more')}
          </Button>
          {isOpen && left > 0 && (
            <Button variant="secondary" size="small" loading={isLoadingMore} onClick={onShowMore}>
              {t('showMore')}
            </Button>
          )}
          <span className="ml-auto px-2 text-13 text-muted tabular-nums">
            {t('shown', { shown: isOpen ? rows.length : previewRows, total })}
          </span>
          {failure && <p className="w-full px-2 text-13 text-bad">{failure}</p>}
        </div>
      )}
    </>
  );
}
