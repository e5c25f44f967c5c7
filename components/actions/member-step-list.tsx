'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Action, writeDay } from '#/components/actions/actions.ts';
import { HelpedResult, SinceThen } from '#/components/actions/helped.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { answerHelpedContract, listActionsContract } from '#/lib/domain/actions/actions.contract.ts';
import { helpedAnswers } from '#/lib/domain/actions/constants.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface MemberStepListProps {
  steps: readonly Action[];
  teamId: number;
  locale: string;
}

/** Shows what was said and what is tried, one line each; kept steps that ask nothing are folded. */
export function MemberStepList({ steps, teamId, locale }: MemberStepListProps) {
  const t = useTranslations('actions.members');
  const isFolded = ({ state, helped }: Action) => state === 'kept' && !(helped?.isOpen && helped.canAnswer);
  const folded = steps.filter(isFolded);
  const open = steps.filter((step) => !isFolded(step));
  const list = (ones: readonly Action[]) => (
    <ul aria-label={t('label')} className="flex flex-col gap-3">
      {ones.map((action) => (
        <li key={action.id} className="wrap-anywhere flex items-start gap-2 text-14">
          <Flag aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
          <div className="flex min-w-0 flex-col gap-2">
            <span>
              {saidOf(action)} {t(`will.${stateOf(action)}`, { will: action.will, why: action.why ?? '' })}{' '}
              <span className="text-muted">{whenOf(action)}</span>
            </span>
            <SinceThen action={action} locale={locale} />
            {(action.state !== 'ended' || !action.helped?.isOpen) && (
              <HelpedQuestion action={action} locale={locale} teamId={teamId} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    // Apart from the answer above it.
    <div className="flex w-full flex-col gap-3 border-line border-t pt-3">
      {open.length > 0 && list(open)}
      {folded.length > 0 && (
        <details className="group text-14">
          <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-muted hover:text-ink">
            {t('keptSteps', { count: folded.length })}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pt-1.5">{list(folded)}</div>
        </details>
      )}
    </div>
  );

  function saidOf({ said, saidBand }: Action): string {
    if (said === null) return '';
    const words = { said: capitalise(said) };
    return saidBand === null ? t('said', words) : t('saidBand', { ...words, band: saidBand });
  }

  function whenOf({ state, promisedOn, doneOn, settledOn }: Action): string {
    if (state === 'ended' && settledOn !== null) return t('done', { day: writeDay(settledOn, locale) });
    const began = writeDay(promisedOn, locale);
    if (settledOn !== null) return t('kept', { began, day: writeDay(settledOn, locale) });
    if (doneOn !== null) return t('done', { day: writeDay(doneOn, locale) });
    return t('since', { day: began });
  }
}

function stateOf({ state }: Action) {
  return state === 'done' || state === 'kept' || state === 'ended' ? state : 'doing';
}

/** Asks a member whether a step helps, then thanks them, and shows the counts once voting has closed. */
function HelpedQuestion({ action, locale, teamId }: { action: Action; locale: string; teamId: number }) {
  const t = useTranslations('actions.helped');
  const answer = useHelped(teamId);
  const { helped } = action;
  if (!helped) return null;
  if (!helped.isOpen) return <HelpedResult action={action} />;
  if (!helped.canAnswer)
    return <p className="text-13 text-muted">{t('thanks', { day: writeDay(helped.closesOn, locale) })}</p>;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <legend className="float-left mr-3 text-14">{t('ask')}</legend>
      {helpedAnswers.map((value) => (
        <Button
          key={value}
          variant="secondary"
          size="small"
          loading={answer.isPending && answer.variables.value === value}
          onClick={() => answer.mutate({ id: action.id, value })}
        >
          {t(value)}
        </Button>
      ))}
      <span className="text-13 text-muted">{t('how')}</span>
    </fieldset>
  );
}

/** Answers whether a step of a team helped; no one's answer is shown. */
function useHelped(teamId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, value }: Pick<Action, 'id'> & Input<typeof answerHelpedContract>['body']) =>
      call(answerHelpedContract, { params: { id }, body: { value } }),
    onSuccess: ({ message }) => showMessage({ kind: 'good', text: message }),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(listActionsContract, { query: { teamId } }) }),
  });
}
