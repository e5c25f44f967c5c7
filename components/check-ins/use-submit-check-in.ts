'use client';

import { useSending } from '#/components/frame/sending/use-sending.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { answersAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';
import type { submitCheckInContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';

type Body = Input<typeof submitCheckInContract>['body'];

/** Sends a check-in, and then passes the tokens of the ones still open to `onSent`. */
export function useSubmitCheckIn(
  { token, surveys }: Pick<Body, 'token' | 'surveys'>,
  onSent: (surveys: string[]) => void,
) {
  return useSending(
    (answers: Body['answers'], submissionId) =>
      call<typeof submitCheckInContract>(answersAddress, { body: { token, submissionId, answers, surveys } }),
    (receipt) => onSent(receipt.surveys),
  );
}
