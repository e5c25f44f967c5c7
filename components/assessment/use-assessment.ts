'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveOnFailure } from '#/components/frame/pages/leave-on-failure.ts';
import { ApiError, call, queryKey } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { getAssessmentContract, saveAssessmentContract } from '#/lib/domain/assessment/assessment.contract.ts';
import type { Assessment } from '#/lib/domain/assessment/assessment.schema.ts';
import { getAssessmentSummaryContract } from '#/lib/domain/profile/profile.contract.ts';

export const assessmentKey = queryKey(getAssessmentContract, {});

/** Loads the assessment of the signed-in person. */
export function useAssessment() {
  return useQuery({
    queryKey: assessmentKey,
    queryFn: ({ signal }) => call(getAssessmentContract, {}, signal),
  });
}

type AnswersBody = NonNullable<Input<typeof saveAssessmentContract>['body']>;

/** Stores answers, one call after the other, and takes the server's state. */
export function useSaveAnswers() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'assessment' },
    mutationFn: (body: AnswersBody) => call(saveAssessmentContract, { body }),
    onSuccess: (assessment) => {
      queryClient.setQueryData<Assessment>(assessmentKey, assessment);
      void queryClient.invalidateQueries({ queryKey: [getAssessmentSummaryContract.name] });
    },
    onError: (error) => {
      leaveOnFailure(error);
      // Another window has continued the assessment.
      if (error instanceof ApiError && error.status === 422) {
        void queryClient.invalidateQueries({ queryKey: assessmentKey });
      }
    },
  });
}
