'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { TeamActions } from '#/components/actions/actions.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { listActionsContract } from '#/lib/domain/actions/actions.contract.ts';
import { ORDERED_TOPICS } from '#/lib/domain/actions/constants.ts';
import { shareResultsContract } from '#/lib/domain/actions/share/share.contract.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { metricOrder } from '#/lib/domain/metrics/constants.ts';

export type Share = NonNullable<TeamActions['share']>;
export type Shareable = TeamActions['shareable'][number];

/** Returns a name for results that are or may be shared: a pulse with its day, or a month of check-ins. */
export function useShareName(locale: string) {
  const t = useTranslations('actions.share');
  return ({ name, asOf }: Pick<Share, 'name' | 'asOf'>, month: 'long' | 'short' = 'long') =>
    name === null
      ? t('month', { month: formatDate(asOf, locale, { month: 'long', year: 'numeric' }) })
      : t('results', { name, day: formatDate(asOf, locale, { day: 'numeric', month }) });
}

/**
 * Scrolls to an element and gives it the focus if the URL names it; as a ref. A browser looks for it only as the page
 * loads, before its content.
 */
export function focusIfNamed(element: HTMLElement | null): void {
  if (element === null || location.hash !== `#${element.id}`) return;
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

/** Shares results with a team and reloads what is shown. */
export function useShareResults(teamId: number) {
  const queryClient = useQueryClient();
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: queryKey(listActionsContract, { query: { teamId } }) });
  // The dialog stays open and shows the error.
  const share = useMutation({
    mutationFn: (body: Omit<Input<typeof shareResultsContract>['body'], 'teamId'>) =>
      call(shareResultsContract, { body: { ...body, teamId } }),
    onSuccess: ({ message }) => showMessage({ kind: 'good', text: message }),
    onSettled: refresh,
  });
  return share;
}

/** Returns a function that says in words who answered a question how. */
export function useAnswerWords() {
  const t = useTranslations('actions.share');
  return ({
    hiddenReason,
    scores,
    answers,
    positiveAnswers: good,
    neutralAnswers: middle,
    negativeAnswers,
  }: NonNullable<Share['questions']>[number]) => {
    if (hiddenReason !== null) return t('hidden');
    if (scores) return scores.map(({ question: option, score }) => t('option', { option, share: score })).join(' · ');
    if (good === null) return t(answers ? 'picked' : 'texts');
    const bad = negativeAnswers ?? 0;
    return middle === null ? t('yesNo', { good, bad }) : t('shares', { good, middle, bad });
  };
}

/** Returns the topics for a leader's talk: the team's choice, or all if it made none; none during the vote. */
export function talkTopics({ topics, vote }: Pick<Share, 'topics' | 'vote'>): Share['topics'] {
  if (vote?.isOpen) return [];
  const its = vote?.isOrdered ? topics.slice(0, ORDERED_TOPICS) : topics;
  return its.filter(({ questions }) => questions.length > 0);
}

/** Returns the questions with a score first, lowest first; the others keep their order. */
export function lowestFirst<One extends { readonly score: number | null }>(questions: readonly One[]): One[] {
  return questions.toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101));
}

/** Returns the shares of bad, middle and good answers, in percent; null if the question has none, or they're hidden. */
export function sharesOf({
  hiddenReason,
  negativeAnswers: bad,
  neutralAnswers: middle,
  positiveAnswers: good,
}: NonNullable<Share['questions']>[number]) {
  return good === null || hiddenReason !== null ? null : ([bad ?? 0, middle ?? 0, good] as const);
}

export const figureNames = metricOrder;

/** Returns the pages of a presentation: a share's questions or its month's results, then the topics to talk about. */
export function usePages(share: Share) {
  const { questions, figures } = share;
  const t = useTranslations('actions.share');
  const describeAnswers = useAnswerWords();
  const figurePages = figureNames.map((figure) => ({
    id: figure,
    name: t(`figure.${figure}`),
    figure: figures?.[figure]?.toString() ?? null,
    unit: t('of100'),
    shares: null,
    words: figures?.[figure] === null ? [t('none')] : [],
  }));
  const questionPages = (questions ?? []).map((question) => ({
    id: String(question.id),
    name: question.text,
    lang: question.locale ?? undefined,
    figure: (question.enps ?? question.score)?.toString() ?? null,
    unit: question.enps === null ? t('of100') : '',
    shares: sharesOf(question),
    words: [describeAnswers(question), ...(question.answers ?? [])],
  }));
  const talkPages = talkTopics(share).map(({ topic, name, questions: prompts }) => ({
    id: topic,
    name,
    figure: null,
    unit: '',
    shares: null,
    words: prompts,
  }));
  return [...(figures ? figurePages : questionPages), ...talkPages];
}
