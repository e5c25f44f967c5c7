'use client';

import { useTranslations } from 'next-intl';
import { MoveDialog } from '#/components/people/move-dialog.tsx';
import { nameOf } from '#/components/people/person.ts';
import type { PeopleActs, Results } from '#/components/people/use-people-acts.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { bulkMax } from '#/lib/domain/people/constants.ts';

interface PeopleActDialogsProps {
  acts: PeopleActs;
  /** How many people of the list haven't finished, on the screen or not. */
  unfinished: number;
  /** The team that the list is filtered by: people are then only removed from it. */
  team: { id: number; name: string } | undefined;
}

/** Asks before people are reminded, moved, removed, suspended, restored or erased, and lists failures. */
export function PeopleActDialogs({ acts, unfinished, team }: PeopleActDialogsProps) {
  const t = useTranslations('people.bulk');
  const { request, results, change, close, forget } = acts;
  if (results) return <ResultsDialog results={results} onClose={forget} />;
  if (!request) return null;
  const { act, people } = request;
  const count = people === 'unfinished' ? Math.min(unfinished, bulkMax) : people.length;
  const name = people === 'unfinished' || !people[0] ? '' : nameOf(people[0]);
  const state = { isPending: change.isPending, error: change.error?.message, onClose: close };
  if (act === 'move') return <MoveDialog {...state} count={count} name={name} onMove={change.mutate} />;
  if (act === 'remind')
    return (
      <ConfirmDialog
        {...state}
        title={t('remindTitle', { count })}
        confirmLabel={t('remind')}
        onConfirm={() => change.mutate({})}
      >
        <p>{t('remindAbout')}</p>
        <p>{t('remindOften')}</p>
      </ConfirmDialog>
    );
  if (act === 'suspend')
    return (
      <ConfirmDialog
        {...state}
        title={t('suspendTitle', { count, name })}
        confirmLabel={t('suspend')}
        isDestructive
        onConfirm={() => change.mutate({})}
      >
        <p>{t('suspendAtOnce')}</p>
        <p>{t('suspendQuiet')}</p>
        <p>{t('suspendKeeps')}</p>
        <p>{t('suspendLinks')}</p>
      </ConfirmDialog>
    );
  if (act === 'restore')
    return (
      <ConfirmDialog
        {...state}
        title={t('restoreTitle', { count, name })}
        confirmLabel={t('restore')}
        onConfirm={() => change.mutate({})}
      >
        <p>{t('restoreAbout')}</p>
      </ConfirmDialog>
    );
  if (act === 'erase')
    return (
      <ConfirmDialog
        {...state}
        title={t('eraseTitle', { name })}
        confirmLabel={t('erase')}
        isDestructive
        nameToType={name}
        onConfirm={() => change.mutate({})}
      >
        <p>{t('eraseGone')}</p>
        <p>{t('eraseStays')}</p>
        <p>{t('eraseReceipt')}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      {...state}
      title={t('removeTitle', { count, name, team: team?.name ?? t('allTeams') })}
      confirmLabel={team ? t('removeFrom', { team: team.name }) : t('remove')}
      isDestructive
      onConfirm={() => change.mutate(team ? { teamId: team.id } : {})}
    >
      <p>{t('removeAbout')}</p>
      <p>{t('removeLeaders')}</p>
      <p>{t('removeAccess')}</p>
    </ConfirmDialog>
  );
}

/** Names the people that nothing was done for, and why. */
function ResultsDialog({ results, onClose }: { results: Results; onClose: () => void }) {
  const t = useTranslations('people.results');
  const left = results.results.filter(({ isDone }) => !isDone);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { done: results.doneCount })}
      description={t('not', { count: left.length })}
      footer={
        <Button full onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <ul className="flex flex-col">
        {left.map(({ email, name, reason }) => (
          <li key={email} className="flex flex-col border-line border-b py-2.5 last:border-b-0">
            <span className="wrap-anywhere font-medium">{name}</span>
            <span className="text-13 text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
