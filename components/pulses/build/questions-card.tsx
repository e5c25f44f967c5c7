'use client';

import { useTranslations } from 'next-intl';
import type { CheckedPart } from '#/components/pulses/build/pulse-draft.ts';
import { QuestionList } from '#/components/pulses/build/question-list.tsx';
import { RotationPart } from '#/components/pulses/build/rotation-part.tsx';
import { Card } from '#/components/ui/card.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';

/** What is asked: own questions, or others of the question bank in each round. */
export function QuestionsCard(part: CheckedPart) {
  const words = useTranslations('pulses.source');
  const { draft, change } = part;
  return (
    <Card title={words('title')} description={words(draft.bank ? 'bankText' : 'ownText')}>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          className="self-start"
          label={words('title')}
          options={[
            { value: 'own', label: words('own') },
            { value: 'bank', label: words('bank') },
          ]}
          value={draft.bank ? 'bank' : 'own'}
          onChange={(value) =>
            change((before) => ({
              ...before,
              bank: value === 'bank',
              // Rotation is for what is asked again, and once a week at most.
              recurringOn: value === 'bank' || before.recurringOn,
              frequency: value === 'bank' && before.frequency === 1 ? 2 : before.frequency,
            }))
          }
        />
        {draft.bank ? <RotationPart {...part} /> : <QuestionList {...part} />}
      </div>
    </Card>
  );
}
