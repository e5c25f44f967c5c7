'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type Action, writeDay } from '#/components/actions/actions.ts';
import type { ChartEvent } from '#/components/charts/line-chart-model.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import {
  changeActionContract,
  listActionIdeasContract,
  listActionsContract,
  moveActionContract,
  startActionContract,
} from '#/lib/domain/actions/actions.contract.ts';

const inputOf = (teamId: number) => ({ query: { teamId } });

/** Loads the steps of a team; a page may pass their first answer. */
export function useActions(teamId: number) {
  return useQuery({
    queryKey: queryKey(listActionsContract, inputOf(teamId)),
    queryFn: ({ signal }) => call(listActionsContract, inputOf(teamId), signal),
  });
}

/** Returns when a team's steps began, for charts over time; empty if the team is null. */
export function useStepStarts(teamId: number | null, locale: string): ChartEvent[] {
  const t = useTranslations('actions.flags');
  const { data } = useQuery({
    queryKey: queryKey(listActionsContract, inputOf(teamId ?? 0)),
    queryFn: ({ signal }) => call(listActionsContract, inputOf(teamId ?? 0), signal),
    enabled: teamId !== null,
  });
  return (data?.starts ?? []).map(({ day, will }) => ({
    date: day,
    text: t('began', { day: writeDay(day, locale), will }),
  }));
}

/** Loads the prepared steps for a cause; none if the cause is null. */
export function useActionIdeas(topic: string | null) {
  const input = { query: { topic: topic ?? '' } };
  return useQuery({
    queryKey: queryKey(listActionIdeasContract, input),
    queryFn: ({ signal }) => call(listActionIdeasContract, input, signal),
    enabled: topic !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type NewAction = Omit<Input<typeof startActionContract>['body'], 'teamId'>;
export type ActionChange = Input<typeof changeActionContract>['body'];

type NextState = Input<typeof moveActionContract>['body']['state'];

/**
 * Starts, changes and moves steps of a team, and reloads what is shown of them. A step marked as done can be undone.
 */
export function useActionChanges(teamId: number) {
  const t = useTranslations('actions.leader');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKey(listActionsContract, inputOf(teamId)) });
  const start = useMutation({
    mutationFn: (body: NewAction) => call(startActionContract, { body: { ...body, teamId } }),
    onSettled: refresh,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: { id: number; body: ActionChange }) =>
      call(changeActionContract, { params: { id }, body }),
    onSettled: refresh,
  });
  const move = useMutation({
    mutationFn: ({ id, state }: Pick<Action, 'id'> & { state: NextState }) =>
      call(moveActionContract, { params: { id }, body: { state } }),
    onSuccess: (_, { id, state }) => {
      if (state !== 'done') return;
      const action = { label: t('undo'), onClick: () => move.mutate({ id, state: 'doing' }) };
      showMessage({ kind: 'good', text: t('isDone'), action });
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
    onSettled: refresh,
  });
  // The form stays open and shows the error.
  const end = useMutation({
    mutationFn: ({ id, why }: Pick<Action, 'id'> & { why?: string }) =>
      call(moveActionContract, { params: { id }, body: { state: 'ended', why } }),
    onSettled: refresh,
  });
  return { start, change, move, end };
}
