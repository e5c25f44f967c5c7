'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import type { Directory } from '#/components/directory/directory.ts';
import { useDirectoryChange } from '#/components/directory/use-directory-change.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { previewGroupContract, tieGroupContract } from '#/lib/domain/directory/manage/directory.contract.ts';

interface TieDialogProps {
  group: Directory['groups'][number];
  /** The chosen team; null disconnects the group. */
  team: { id: number; name: string } | null;
  onClose: () => void;
}

/** Says who would join a team through its group, or who stays if the group is unlinked, and asks for confirmation. */
export function TieDialog({ group, team, onClose }: TieDialogProps) {
  const t = useTranslations('directory.tie');
  const change = useDirectoryChange(
    () => call(tieGroupContract, { params: { id: group.id }, body: { teamId: team?.id ?? null } }),
    onClose,
  );
  const names = { group: group.name, team: team?.name ?? group.team?.name ?? '' };
  return (
    <ConfirmDialog
      title={t(team ? 'title' : 'untieTitle', names)}
      confirmLabel={t(team ? 'confirm' : 'untieConfirm')}
      isPending={change.isPending}
      error={change.error?.message}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      {team ? <TiePreview groupId={group.id} team={team} /> : <p>{t('untieText', names)}</p>}
    </ConfirmDialog>
  );
}

function TiePreview({ groupId, team }: { groupId: string; team: { id: number; name: string } }) {
  const t = useTranslations('directory.tie');
  const format = useFormatter();
  const input = { params: { id: groupId }, query: { teamId: team.id } };
  const query = useQuery({
    queryKey: queryKey(previewGroupContract, input),
    queryFn: ({ signal }) => call(previewGroupContract, input, signal),
    // Someone may have joined since the dialog was last open.
    gcTime: 0,
  });
  return (
    <SectionState query={query} failure={t('failed')} skeleton={<RowsSkeleton count={2} />}>
      {({ joining, people, already, others, formerTeam }) => {
        const more = joining - people.length;
        const names = people.map(({ name }) => name);
        const list = format.list(more > 0 ? [...names, t('more', { count: more })] : names);
        return (
          <>
            <p>{t('joining', { count: joining, people: list, team: team.name })}</p>
            {already > 0 && <p>{t('already', { count: already })}</p>}
            <p>{t('others', { count: others })}</p>
            {formerTeam && <p>{t('former', { team: formerTeam.name })}</p>}
            <p>{t('later')}</p>
          </>
        );
      }}
    </SectionState>
  );
}
