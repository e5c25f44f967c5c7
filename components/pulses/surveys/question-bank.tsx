'use client';

import { Check, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { BankList } from '#/components/pulses/build/bank-list.tsx';
import { useBank } from '#/components/pulses/build/use-bank.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';

/** Shows the questions of the bank; up to five of them start a pulse, by the button at the foot. */
export function QuestionBank() {
  const t = useTranslations('pulses.bank');
  const query = useBank();
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader level={2} title={t('title')} description={t('description')} />
      <SectionState query={query} failure={t('failure')}>
        {({ bank }) => (
          <BankList items={bank}>
            {({ id, text }) => {
              const isTaken = chosenIds.includes(id);
              return (
                <Button
                  variant={isTaken ? 'quiet' : 'secondary'}
                  size="small"
                  aria-pressed={isTaken}
                  aria-label={t('takeOf', { text })}
                  disabled={!isTaken && chosenIds.length >= QUESTIONS_MAX}
                  icon={isTaken ? <Check aria-hidden /> : <Plus aria-hidden />}
                  onClick={() => setChosenIds(isTaken ? chosenIds.filter((one) => one !== id) : [...chosenIds, id])}
                >
                  {t(isTaken ? 'taken' : 'take')}
                </Button>
              );
            }}
          </BankList>
        )}
      </SectionState>
      <div className="stays bottom-0 z-20 flex min-h-16 flex-wrap items-center justify-between gap-3 border-line border-t bg-paper py-3 max-medium:bottom-[calc(57px+env(safe-area-inset-bottom))]">
        <output className="text-13 text-muted tabular-nums">
          {t('chosen', { count: chosenIds.length, most: QUESTIONS_MAX })}
        </output>
        {chosenIds.length > 0 && (
          <LinkButton href={`/digitalPulse?tab=build&items=${chosenIds.join(',')}`}>
            {t('build', { count: chosenIds.length })}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
