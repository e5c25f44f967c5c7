'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PersonalityHeadline } from '#/components/assessment/personality-headline.tsx';
import { assessmentKey } from '#/components/assessment/use-assessment.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { destroyPersonalityContract, getPersonalityContract } from '#/lib/domain/assessment/assessment.contract.ts';
import type { Assessment, Personality, Trait } from '#/lib/domain/assessment/assessment.schema.ts';
import { getAssessmentSummaryContract } from '#/lib/domain/profile/profile.contract.ts';

interface PersonalityResultProps {
  assessment: Assessment;
  onDestroyed: () => void;
}

/** Shows the result of a finished assessment: a headline, a picture of five traits, and careful texts. */
export function PersonalityResult({ assessment, onDestroyed }: PersonalityResultProps) {
  const failures = useTranslations('specification.assessment');
  const t = useTranslations('assessment.picture');
  const [isRetaking, setRetaking] = useState(false);
  const query = useQuery({
    queryKey: queryKey(getPersonalityContract, {}),
    queryFn: ({ signal }) => call(getPersonalityContract, {}, signal),
  });
  return (
    <SectionState query={query} failure={failures('personalityFailed')}>
      {({ personality }) => (
        <div className="flex max-w-4xl flex-col gap-6">
          {personality && (
            <>
              <PersonalityHeadline personality={personality} />
              {personality.isUniform && <Alert state="neutral">{t('uniform')}</Alert>}
              <FiveTraits personality={personality} />
            </>
          )}
          <div className="flex justify-end">
            <Button variant="secondary" full icon={<RotateCcw aria-hidden />} onClick={() => setRetaking(true)}>
              {t('retake')}
            </Button>
          </div>
          {isRetaking && (
            <RetakeDialog
              all={assessment.countQuestionsSteps[0]}
              onClose={() => setRetaking(false)}
              onDestroyed={onDestroyed}
            />
          )}
        </div>
      )}
    </SectionState>
  );
}

function FiveTraits({ personality: { traits, reference } }: { personality: Personality }) {
  const t = useTranslations('assessment.picture');
  const legend = [
    { name: t('you'), look: 'size-3.5 rounded-full bg-accent' },
    { name: t('error'), look: 'h-2 w-7 rounded-full bg-accent opacity-45' },
    { name: t('typical'), look: 'h-4 w-7 border-x border-dashed border-control-line bg-info-soft' },
  ];
  return (
    <Card title={t('traits')} description={t('traitsText')}>
      <ul aria-hidden className="mb-5 flex flex-wrap gap-x-5 gap-y-1 text-13 text-muted">
        {legend.map(({ name, look }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`forced-color-adjust-none ${look}`} />
            {name}
          </li>
        ))}
      </ul>
      <ol className="flex flex-col">
        {traits.map((trait) => (
          <TraitPicture key={trait.key} trait={trait} />
        ))}
      </ol>
      <div className="mt-5 flex flex-col gap-2 border-line border-t pt-4 text-13 text-muted">
        <p className="max-w-prose text-pretty">{reference}</p>
        <p className="max-w-prose text-pretty">{t('careful')}</p>
      </div>
    </Card>
  );
}

interface RetakeDialogProps {
  /** The number of answers that are lost. */
  all: number;
  onClose: () => void;
  onDestroyed: () => void;
}

/** Asks for confirmation before answers and result are deleted. */
function RetakeDialog({ all, onClose, onDestroyed }: RetakeDialogProps) {
  const t = useTranslations('assessment.picture');
  const failures = useTranslations('specification.assessment');
  const queryClient = useQueryClient();
  const destroy = useMutation({
    mutationFn: () => call(destroyPersonalityContract, { body: {} }),
    onSuccess: () => {
      onDestroyed();
      queryClient.removeQueries({ queryKey: [getPersonalityContract.name] });
      queryClient.removeQueries({ queryKey: [getAssessmentSummaryContract.name] });
      // Deleted answers leave the screen even if nothing new can be loaded.
      void queryClient.resetQueries({ queryKey: assessmentKey });
    },
  });
  return (
    <ConfirmDialog
      title={t('retakeTitle')}
      confirmLabel={t('retakeConfirm')}
      cancelLabel={t('cancel')}
      isDestructive
      isPending={destroy.isPending}
      error={destroy.isError ? failures('retakeFailed') : undefined}
      onConfirm={() => destroy.mutate()}
      onClose={onClose}
    >
      <p>{t('retakeText', { all })}</p>
    </ConfirmDialog>
  );
}

/**
 * Shows one trait on its scale: the person's score, how certain it is, and what is typical, with its meaning in words.
 */
function TraitPicture({ trait }: { trait: Trait }) {
  const t = useTranslations('assessment.picture');
  const { name, score, low, high, typicalLow, typicalHigh, band, bandName, text, poles } = trait;
  return (
    <li className="flex flex-col gap-3 border-line border-b py-5 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-16">{name}</h3>
        <p aria-hidden className="flex items-baseline gap-2 whitespace-nowrap">
          <span className="text-13 text-muted">{bandName}</span>
          <span className="font-semibold text-20 tabular-nums">{score}</span>
        </p>
        <p className="sr-only">{t('spoken', { name, score, low, high, typicalLow, typicalHigh, band })}</p>
      </div>
      <div aria-hidden className="flex flex-col gap-1.5">
        <div className="forced-color-adjust-none relative h-6">
          <span className="absolute inset-x-0 inset-y-2 rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)]" />
          <span
            className="absolute inset-y-0.5 border-control-line border-x border-dashed bg-info-soft"
            style={between(typicalLow, typicalHigh)}
          />
          <span className="absolute inset-y-2 rounded-full bg-accent opacity-45" style={between(low, high)} />
          <span
            className="absolute inset-y-0.5 w-5 -translate-x-1/2 rounded-full border-3 border-surface bg-accent"
            style={{ left: `${score}%` }}
          />
        </div>
        <div className="flex justify-between gap-4 text-12 text-muted">
          <span>{poles.low}</span>
          <span>{poles.high}</span>
        </div>
      </div>
      <p className="max-w-prose text-pretty">{text}</p>
    </li>
  );
}

function between(from: number, to: number) {
  return { left: `${from}%`, width: `${to - from}%` };
}
