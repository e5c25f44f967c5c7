'use client';

import { Trash2 } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { type Draft, type DraftKind, type DraftPage, useDrafts } from '#/components/organisation/wizards/use-drafts.ts';
import { wizardPaths } from '#/components/organisation/wizards/wizard-paths.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconAction } from '#/components/ui/buttons/icon-action.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Card } from '#/components/ui/card.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import {
  discardDepartmentDraftContract,
  discardTeamDraftContract,
} from '#/lib/domain/organisation/wizards/wizards.contract.ts';

interface UnfinishedListProps {
  title: string;
  kind: DraftKind;
  /** The first page, as the server rendered it. */
  drafts: DraftPage;
}

/** Shows the unfinished drafts, to continue or to delete; nothing if there are none. */
export function UnfinishedList({ title, kind, drafts }: UnfinishedListProps) {
  const t = useTranslations('organisation.wizard');
  const { rows, left, isLoadingMore, failure, onShowMore, refresh } = useDrafts(kind, drafts);
  // The draft in the form below is in the URL, even if it was begun just now.
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
          {t('more')}
        </Button>
      )}
      {failure && <p className="mt-2 text-13 text-bad">{failure}</p>}
    </Card>
  );
}

interface DraftRowProps {
  kind: DraftKind;
  draft: Draft;
  /** Removes the row. */
  onDiscarded: () => Promise<void>;
}

/** Shows a draft, with a link to continue and a button to delete it. */
function DraftRow({ kind, draft: { id, name, leader }, onDiscarded }: DraftRowProps) {
  const t = useTranslations('organisation.wizard');
  const [isAsking, setAsking] = useState(false);
  const called = shownName(name);
  const discard = useAction(async () => {
    await call(kind === 'team' ? discardTeamDraftContract : discardDepartmentDraftContract, { query: { id } });
    showMessage({ kind: 'good', text: t('discarded', { name: called }) });
    await onDiscarded();
  });
  return (
    <li className="flex items-center justify-between gap-3">
      <TextLink href={`${wizardPaths[kind]}/${id}`} prefetch={false} className="wrap-anywhere min-w-0">
        {called}
        {leader && ` · ${leader}`}
      </TextLink>
      {!leader && (
        <IconAction
          tone="destructive"
          label={t('discardOf', { name: called })}
          hint={t('discard')}
          icon={<Trash2 />}
          onClick={() => setAsking(true)}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('discardTitle', { name: called })}
          confirmLabel={t('discard')}
          isDestructive
          isPending={discard.isRunning}
          error={discard.error?.message}
          onConfirm={() => void discard.run(undefined)}
          onClose={() => setAsking(false)}
        >
          <p>{t('discardAbout')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
