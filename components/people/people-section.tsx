'use client';

import { clsx } from 'clsx';
import { ArrowLeft, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { ImportChoice } from '#/components/people/import-choice.tsx';
import { ImportHistory } from '#/components/people/import-history.tsx';
import { ImportPreview } from '#/components/people/import-preview.tsx';
import { ImportResult } from '#/components/people/import-result.tsx';
import { PeopleList } from '#/components/people/people-list.tsx';
import { isAtWork, type PeopleImport, useImport } from '#/components/people/use-import.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';

/** Shows everyone of the company, or the import of people; the URL says which. */
export function PeopleSection() {
  const [search] = useAddress();
  return search.has('import') ? <ImportScreen /> : <PeopleList />;
}

/** Shows the import in its three steps; its id is part of the URL, so that a reload continues with it. */
function ImportScreen() {
  const t = useTranslations('people.import');
  const [search, change] = useAddress();
  const id = Number(search.get('import'));
  const choose = () => change({ import: 'new' });
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          icon={<ArrowLeft aria-hidden />}
          onClick={() => change({ import: undefined })}
        >
          {t('back')}
        </Button>
      </div>
      <PageHeader level={2} title={t('title')} description={t('about')} />
      {Number.isSafeInteger(id) && id > 0 ? (
        <ChosenImport id={id} onChooseAgain={choose} />
      ) : (
        <>
          <ImportSteps current={1} />
          <ImportChoice onPreview={(preview) => change({ import: String(preview) })} />
          <ImportHistory onOpen={(importId) => change({ import: String(importId) }, { push: true })} />
        </>
      )}
    </div>
  );
}

function ChosenImport({ id, onChooseAgain }: { id: number; onChooseAgain: () => void }) {
  const t = useTranslations('people.import');
  const query = useImport(id);
  return (
    <SectionState query={query} failure={t('loadFailure')}>
      {({ import: peopleImport }) => (
        <>
          <ImportSteps current={peopleImport.state === 'previewed' ? 2 : 3} />
          <Stage peopleImport={peopleImport} onChooseAgain={onChooseAgain} />
        </>
      )}
    </SectionState>
  );
}

function Stage({ peopleImport, onChooseAgain }: { peopleImport: PeopleImport; onChooseAgain: () => void }) {
  if (peopleImport.state === 'previewed')
    return <ImportPreview peopleImport={peopleImport} onChooseAgain={onChooseAgain} />;
  if (isAtWork(peopleImport)) return <ImportProgress peopleImport={peopleImport} />;
  return <ImportResult peopleImport={peopleImport} onChooseAgain={onChooseAgain} />;
}

/** Shows the third step while the import is running; it continues without this page. */
function ImportProgress({ peopleImport }: { peopleImport: PeopleImport }) {
  const { done, total } = peopleImport.progress;
  const t = useTranslations('people.import.progress');
  const kind = peopleImport.state;
  return (
    <Card title={t('title', { kind, file: peopleImport.fileName })}>
      <div className="flex flex-col gap-3">
        <ProgressBar label={t('label', { kind })} value={done} max={total} text={t('text', { kind, done, total })} />
        <p className="text-13 text-muted">{t('about')}</p>
      </div>
    </Card>
  );
}

const steps = ['choose', 'check', 'done'] as const;

/** Shows the three steps of an import, with the current one. */
function ImportSteps({ current }: { current: 1 | 2 | 3 }) {
  const t = useTranslations('people.import');
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap gap-x-6 gap-y-2 text-14">
      {steps.map((step, index) => {
        const isCurrent = index + 1 === current;
        const isPast = index + 1 < current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={clsx('flex items-center gap-2', isCurrent ? 'font-medium' : 'text-muted')}
          >
            <span
              aria-hidden
              className={clsx(
                'grid size-6 place-items-center rounded-full font-medium text-12',
                isCurrent ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
              )}
            >
              {isPast ? <Check className="size-3.5" /> : index + 1}
            </span>
            {t(`step.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
