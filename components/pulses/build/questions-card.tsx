'use client';

import { Ban, Pin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { BankList } from '#/components/pulses/build/bank-list.tsx';
import { LanguageBar, type ShownLanguage } from '#/components/pulses/build/language-bar.tsx';
import type { CheckedPart, DraftPart, PulseDraft } from '#/components/pulses/build/pulse-draft.ts';
import { QuestionList } from '#/components/pulses/build/question-list.tsx';
import { TranslationList } from '#/components/pulses/build/translation-list.tsx';
import { useBank } from '#/components/pulses/build/use-bank.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { IconAction } from '#/components/ui/buttons/icon-action.tsx';
import { Card } from '#/components/ui/card.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';

interface QuestionsCardProps extends CheckedPart, ShownLanguage {
  viewer: PulseViewer;
  /** The questions that people were asked before, if any. */
  askedDraft: PulseDraft | undefined;
}

/** Shows what is asked: own questions, in one language or several, or questions of the bank that change each round. */
export function QuestionsCard({ viewer, askedDraft, shownLanguage, onShow, ...part }: QuestionsCardProps) {
  const t = useTranslations('pulses.source');
  const counts = useTranslations('pulses.questions');
  const { draft, change } = part;
  const languages = { viewer, shownLanguage, onShow };
  return (
    <Card
      title={
        draft.bank ? (
          t('title')
        ) : (
          <>
            {t('title')}{' '}
            <span className="font-normal text-13 text-muted tabular-nums">
              · {counts('count', { count: draft.questions.length, most: QUESTIONS_MAX })}
            </span>
          </>
        )
      }
      description={t(draft.bank ? 'bankText' : 'ownText')}
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          className="self-start"
          label={t('title')}
          options={[
            { value: 'own', label: t('own') },
            { value: 'bank', label: t('bank') },
          ]}
          value={draft.bank ? 'bank' : 'own'}
          onChange={(value) =>
            change((before) => ({
              ...before,
              bank: value === 'bank',
              // Rotation is for repeated pulses, at most weekly.
              recurringOn: value === 'bank' || before.recurringOn,
              frequency: value === 'bank' && before.frequency === 1 ? 2 : before.frequency,
            }))
          }
        />
        {!draft.bank && <LanguageBar {...part} {...languages} />}
        {draft.bank ? (
          <RotationPart {...part} />
        ) : shownLanguage === null ? (
          <QuestionList {...part} />
        ) : (
          <TranslationList {...part} {...languages} language={shownLanguage} askedDraft={askedDraft} />
        )}
      </div>
    </Card>
  );
}

/** Shows which items of the question bank every round asks, and which none does. */
function RotationPart({ draft, change }: DraftPart) {
  const t = useTranslations('pulses.rotation');
  const query = useBank();
  const { bankPinned: pinned, bankMuted: muted } = draft;
  const toggled = (list: readonly number[], id: number) =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  return (
    <SectionState query={query} failure={t('failure')}>
      {({ bank }) => (
        <>
          <p className="text-13 text-muted">{t('chosen', { pinned: pinned.length, muted: muted.length })}</p>
          <BankList items={bank}>
            {({ id, text }) => (
              <span className="flex">
                <IconAction
                  label={t('pinOf', { text })}
                  hint={t(pinned.includes(id) ? 'unpin' : 'pin')}
                  aria-pressed={pinned.includes(id)}
                  isBarred={!pinned.includes(id) && pinned.length >= QUESTIONS_MAX}
                  className={pinned.includes(id) ? 'bg-accent-soft text-accent-text!' : ''}
                  icon={<Pin aria-hidden />}
                  onClick={() =>
                    change((before) => ({
                      ...before,
                      bankPinned: toggled(before.bankPinned, id),
                      bankMuted: before.bankMuted.filter((one) => one !== id),
                    }))
                  }
                />
                <IconAction
                  label={t('muteOf', { text })}
                  hint={t(muted.includes(id) ? 'unmute' : 'mute')}
                  aria-pressed={muted.includes(id)}
                  className={muted.includes(id) ? 'bg-bad-soft text-bad!' : ''}
                  icon={<Ban aria-hidden />}
                  onClick={() =>
                    change((before) => ({
                      ...before,
                      bankMuted: toggled(before.bankMuted, id),
                      bankPinned: before.bankPinned.filter((one) => one !== id),
                    }))
                  }
                />
              </span>
            )}
          </BankList>
        </>
      )}
    </SectionState>
  );
}
