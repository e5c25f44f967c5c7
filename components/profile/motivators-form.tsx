'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { leaveOnFailure } from '#/components/frame/pages/leave-on-failure.ts';
import { firstPriorities } from '#/components/profile/motivators-order.ts';
import { OrderList } from '#/components/profile/order-list.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { motivatorIds } from '#/lib/domain/catalogue/motivators.ts';
import { prioritiesCount } from '#/lib/domain/profile/constants.ts';
import { getMotivatorsContract, saveMotivatorsContract } from '#/lib/domain/profile/profile.contract.ts';

type Motivators = Output<typeof getMotivatorsContract>;

interface MotivatorsFormProps {
  data: Motivators;
  onSaved: () => void;
}

/**
 * Asks in two steps: for the order of all twelve, then for three to five priorities in order. Nothing is sent before
 * the end.
 */
export function MotivatorsForm({ data, onSaved }: MotivatorsFormProps) {
  const t = useTranslations('profile.motivators');
  const queryClient = useQueryClient();
  const [step, setStep] = useState<'order' | 'priorities'>('order');
  const [ratings, setRatings] = useState(data.userRatings.length > 0 ? data.userRatings : [...motivatorIds]);
  const [priorities, setPriorities] = useState(data.userPriorities);
  const frame = useRef<HTMLDivElement>(null);
  const goTo = (next: typeof step) => {
    setStep(next);
    // The pressed button is gone: reading continues at the top of the other step.
    requestAnimationFrame(() => {
      frame.current?.scrollIntoView();
      frame.current?.focus({ preventScroll: true });
    });
  };
  const motivatorsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => data.motivators.find((entry) => entry.id === id) ?? []);

  const save = useMutation({
    mutationFn: async () => {
      const [{ motivatorsBody }, { formWords }] = await Promise.all([
        import('#/lib/domain/profile/profile.schema.ts'),
        import('#/components/ui/fields/form-words.ts'),
      ]);
      const checked = motivatorsBody.safeParse({ ratings, priorities });
      if (!checked.success) throw new Error(formWords(checked.error.issues[0]?.message ?? ''));
      return call(saveMotivatorsContract, { body: checked.data });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey(getMotivatorsContract, {}), saved);
      showMessage({ kind: 'good', text: saved.message });
      onSaved();
    },
    onError: leaveOnFailure,
  });

  if (step === 'order') {
    return (
      <div ref={frame} tabIndex={-1} className="outline-none">
        <Card title={t('order.title')} description={t('order.about')}>
          <OrderList label={t('order.list')} entries={motivatorsOf(ratings)} onChange={setRatings} />
          <div className="mt-5 flex justify-end">
            <Button
              size="large"
              full
              onClick={() => {
                setPriorities(firstPriorities(ratings, priorities, prioritiesCount.max));
                goTo('priorities');
              }}
            >
              {t('order.next')}
            </Button>
          </div>
        </Card>
      </div>
    );
  }
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <Card
        title={t('choice.title')}
        description={t('choice.about', { least: prioritiesCount.min, most: prioritiesCount.max })}
      >
        <div className="flex flex-col gap-5">
          <ErrorSummary title={t('choice.faults')} errors={save.error ? [{ message: save.error.message }] : []} />
          <ChoiceChips
            label={t('choice.label')}
            hideLabel
            max={prioritiesCount.max}
            options={motivatorsOf(ratings).map(({ id: value, name: label }) => ({ value, label }))}
            value={priorities}
            onChange={setPriorities}
          />
          <OrderList label={t('choice.list')} entries={motivatorsOf(priorities)} onChange={setPriorities} />
          <div className="flex flex-col-reverse gap-2 medium:flex-row medium:justify-end">
            <Button variant="secondary" size="large" full onClick={() => goTo('order')}>
              {t('choice.back')}
            </Button>
            <Button size="large" full loading={save.isPending} onClick={() => save.mutate()}>
              {t('choice.save')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
