'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { assessmentKey } from '#/components/assessment/use-assessment.ts';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { call } from '#/lib/api/call.ts';
import { destroyPersonalityContract, getPersonalityContract } from '#/lib/domain/assessment/assessment.contract.ts';
import { getAssessmentSummaryContract } from '#/lib/domain/profile/profile.contract.ts';

interface RetakeDialogProps {
  /** How many answers are lost. */
  all: number;
  onClose: () => void;
  onDestroyed: () => void;
}

/** Asks before answers and result are deleted. */
export function RetakeDialog({ all, onClose, onDestroyed }: RetakeDialogProps) {
  const words = useTranslations('assessment.picture');
  const failures = useTranslations('specification.assessment');
  const queryClient = useQueryClient();
  const destroy = useMutation({
    mutationFn: () => call(destroyPersonalityContract, { body: {} }),
    onSuccess: () => {
      onDestroyed();
      queryClient.removeQueries({ queryKey: [getPersonalityContract.name] });
      queryClient.removeQueries({ queryKey: [getAssessmentSummaryContract.name] });
      // What is deleted goes from the screen, even if nothing new can be loaded.
      void queryClient.resetQueries({ queryKey: assessmentKey });
    },
  });
  return (
    <ConfirmDialog
      title={words('retakeTitle')}
      confirmLabel={words('retakeConfirm')}
      cancelLabel={words('cancel')}
      isDestructive
      isPending={destroy.isPending}
      error={destroy.isError ? failures('retakeFailed') : undefined}
      onConfirm={() => destroy.mutate()}
      onClose={onClose}
    >
      <p>{words('retakeText', { all })}</p>
    </ConfirmDialog>
  );
}
