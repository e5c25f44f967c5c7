'use client';

import { Building2, ChevronRight, PencilLine } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { useDrafts } from '#/components/organisation/wizards/use-drafts.ts';
import { wizardPaths } from '#/components/organisation/wizards/wizard-paths.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

export interface CompanySelectionDialogProps {
  kind: 'team' | 'department';
  onClose: () => void;
}

/** Asks where to begin a new team or department: in the company, or with an unfinished draft. */
export default function CompanySelectionDialog({ kind, onClose }: CompanySelectionDialogProps) {
  const t = useTranslations('organisation.wizard');
  const path = wizardPaths[kind];
  const { data, error, rows, left, isLoadingMore, failure, onShowMore } = useDrafts(kind);
  return (
    <Dialog open onOpenChange={onClose} title={t('selection')} description={t('selectionAbout', { kind })}>
      {error && (
        <Alert state="bad" announce="now" title={kind === 'team' ? 'wrong getting info create team' : undefined}>
          {error.message}
        </Alert>
      )}
      {!data && !error && (
        <LoadingArea>
          <Skeleton className="h-14 w-full" />
        </LoadingArea>
      )}
      {data && (
        <div className="flex flex-col gap-5">
          <Choice href={path} icon={<Building2 />} note={t('create', { kind })} onChoose={onClose}>
            {data.company.name}
          </Choice>
          {rows.length > 0 && (
            <section className="flex flex-col gap-2">
              <h3 className="text-14">{t('unfinished')}</h3>
              <ul className="flex flex-col gap-2">
                {rows.map(({ id, name, leader }) => (
                  <li key={id}>
                    <Choice
                      href={`${path}/${id}`}
                      icon={<PencilLine />}
                      note={leader ? t('continueFor', { leader }) : t('continue')}
                      onChoose={onClose}
                    >
                      {shownName(name)}
                    </Choice>
                  </li>
                ))}
              </ul>
              {left > 0 && (
                <Button variant="secondary" full loading={isLoadingMore} onClick={onShowMore}>
                  {t('more')}
                </Button>
              )}
              {failure && <p className="text-13 text-bad">{failure}</p>}
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  href: string;
  icon: ReactNode;
  note: string;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ href, icon, note, onChoose, children }: ChoiceProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={onChoose}
      className="flex min-h-14 items-center gap-3 rounded-control border border-control-line px-4 py-2 transition-colors hover:bg-hover"
    >
      <span aria-hidden className="shrink-0 text-muted [&_svg]:size-5 [&_svg]:stroke-[1.75]">
        {icon}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-medium">{children}</span>
        <span className="text-13 text-muted">{note}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </Link>
  );
}
