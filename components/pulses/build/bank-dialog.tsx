'use client';

import { Check, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { BankList } from '#/components/pulses/build/bank-list.tsx';
import { addQuestion, removeQuestion } from '#/components/pulses/build/edit-questions.ts';
import type { DraftPart } from '#/components/pulses/build/pulse-draft.ts';
import { type BankItem, useBank } from '#/components/pulses/build/use-bank.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

/** Adds questions from the bank; the first replaces an empty one in the form. */
export function BankDialog({ draft, change, onClose }: DraftPart & { onClose: () => void }) {
  const t = useTranslations('pulses.bank');
  const query = useBank();
  const isEmpty = ({ text }: { text: string }) => isBlank(text);
  const used = draft.questions.filter((question) => !isEmpty(question)).length;
  const questionOf = ({ id }: BankItem) => draft.questions.find(({ bankItemId }) => bankItemId === id);
  const take = ({ id: bankItemId, text, typeId }: BankItem) =>
    change((before) => {
      const gap = before.questions.find(isEmpty);
      const rest = gap ? { ...before, questions: before.questions.filter(({ key }) => key !== gap.key) } : before;
      return addQuestion(rest, { bankItemId, text, typeId });
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('title')}
      description={t('chosen', { count: used, most: QUESTIONS_MAX })}
      footer={
        <Button full onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <SectionState query={query} failure={t('failure')}>
        {({ bank }) => (
          <BankList items={bank}>
            {(item) => {
              const question = questionOf(item);
              return (
                <Button
                  variant={question ? 'quiet' : 'secondary'}
                  size="small"
                  aria-pressed={Boolean(question)}
                  aria-label={t('takeOf', { text: item.text })}
                  disabled={!question && used >= QUESTIONS_MAX}
                  icon={question ? <Check aria-hidden /> : <Plus aria-hidden />}
                  onClick={() =>
                    question ? change((before) => removeQuestion(addQuestion(before), question.key)) : take(item)
                  }
                >
                  {t(question ? 'taken' : 'take')}
                </Button>
              );
            }}
          </BankList>
        )}
      </SectionState>
    </Dialog>
  );
}
