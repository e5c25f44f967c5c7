'use client';

import { usePathname } from 'next/navigation';
import { DraftRow } from '#/components/organisation/wizards/draft-row.tsx';
import { type DraftKind, type DraftPage, useDrafts } from '#/components/organisation/wizards/use-drafts.ts';
import { wizardPaths } from '#/components/organisation/wizards/wizard-paths.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';

interface UnfinishedListProps {
  title: string;
  kind: DraftKind;
  /** The first page, as the server rendered it. */
  drafts: DraftPage;
}

/** The unfinished drafts, to continue or to delete; draws nothing when there are none. */
export function UnfinishedList({ title, kind, drafts }: UnfinishedListProps) {
  const { rows, left, isLoadingMore, failure, onShowMore, refresh } = useDrafts(kind, drafts);
  // The draft in the form below has the address, also when it was begun just now.
  const path = usePathname();
  const otherRows = rows.filter(({ id }) => path !== `${wizardPaths[kind]}/${id}`);
  if (otherRows.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="flex flex-col gap-1">
        {otherRows.map((draft) => (
          <DraftRow key={draft.id} kind={kind} draft={draft} onDiscarded={refresh} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3 self-start"
          loading={isLoadingMore}
          onClick={onShowMore}
        >
          Show more
        </Button>
      )}
      {failure && <p className="mt-2 text-13 text-bad">{failure}</p>}
    </Card>
  );
}
