'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { Vote } from '#/components/ui/thumbs.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { dislikeFaqContract, likeFaqContract, searchFaqContract } from '#/lib/domain/faq/faq.contract.ts';

type SearchResult = Output<typeof searchFaqContract>;
export type Question = SearchResult['questions'][number];

const contracts = { like: likeFaqContract, dislike: dislikeFaqContract };

/** Loads the questions of a section, or all, that match a search; the previous ones stay until these are there. */
export function useFaq(body: { word: string; section: string }) {
  return useQuery({
    queryKey: queryKey(searchFaqContract, { body }),
    queryFn: ({ signal }) => call(searchFaqContract, { body }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Votes on an answer: at once on the screen, then on the server, whose result counts. */
export function useFaqVote(id: number) {
  const queryClient = useQueryClient();
  const lists = { queryKey: [searchFaqContract.name] };
  const change = (how: (question: Question) => Question) =>
    queryClient.setQueriesData<SearchResult>(
      lists,
      (data) => data && { ...data, questions: data.questions.map((one) => (one.id === id ? how(one) : one)) },
    );
  return useMutation({
    // One after the other, so that the last click is the last to arrive.
    scope: { id: `faq vote ${id}` },
    mutationFn: ({ vote }: { question: Question; vote: Vote }) => call(contracts[vote], { params: { id } }),
    onMutate: async ({ vote }) => {
      // An answer from before the vote would take it back.
      await queryClient.cancelQueries(lists);
      change((current) => voted(current, vote));
    },
    onSuccess: (answer) => change((current) => ({ ...current, ...answer })),
    onError: ({ message }, { question }) => {
      change(() => question);
      showMessage({ kind: 'bad', text: message });
    },
  });
}

/** Returns a question after a vote: the same vote again changes nothing, the other one moves it. */
function voted(question: Question, vote: Vote): Question {
  const liked = vote === 'like';
  return {
    ...question,
    liked,
    disliked: !liked,
    likesCount: question.likesCount + Number(liked) - Number(question.liked),
    dislikesCount: question.dislikesCount + Number(!liked) - Number(question.disliked),
  };
}
