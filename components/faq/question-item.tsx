'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MarkedText } from '#/components/faq/marked-text.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Thumbs, type Vote } from '#/components/ui/thumbs.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { dislikeFaqContract, likeFaqContract, searchFaqContract } from '#/lib/domain/faq/faq.contract.ts';

interface QuestionItemProps {
  question: Question;
  /** The words of the search. */
  words: readonly string[];
  /** The section's title, in a list that has questions of several sections. */
  title?: string | undefined;
}

/** Shows a question that opens; search results open automatically, to show where the words are. */
export function QuestionItem({ question, words, title }: QuestionItemProps) {
  return (
    <details open={words.length > 0} className="group border-line border-b last:border-b-0">
      <summary className="flex cursor-pointer list-none items-center gap-4 px-5 py-4 transition-colors hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          {title && <span className="text-12 text-muted">{title}</span>}
          <span className="text-pretty font-medium">
            <MarkedText text={question.question} words={words} />
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="flex flex-col gap-3 px-5 pb-5">
        <p className="max-w-[68ch] text-pretty">
          <MarkedText text={question.answer} words={words} />
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {question.link ? <TextLink href={question.link.href}>{question.link.label}</TextLink> : <span />}
          <AnswerVotes question={question} />
        </div>
      </div>
    </details>
  );
}

/** Asks whether an answer was helpful, and shows how many people of the company found it so. */
function AnswerVotes({ question }: { question: Question }) {
  const t = useTranslations('faq.screen');
  const { mutate } = useFaqVote(question.id);
  return (
    <Thumbs
      value={question}
      words={{
        question: t('wasHelpful'),
        like: t('helpful'),
        dislike: t('notHelpful'),
        count: (count) => t('count', { count }),
      }}
      showsQuestion
      onVote={(vote) => mutate({ question, vote })}
    />
  );
}

type SearchResult = Output<typeof searchFaqContract>;
export type Question = SearchResult['questions'][number];

const contracts = { like: likeFaqContract, dislike: dislikeFaqContract };

/** Loads the questions of a section, or all, that match a search; the previous ones stay while new ones load. */
export function useFaq(body: { word: string; section: string }) {
  return useQuery({
    queryKey: queryKey(searchFaqContract, { body }),
    queryFn: ({ signal }) => call(searchFaqContract, { body }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Votes on an answer: immediately on the screen, then on the server, whose result counts. */
export function useFaqVote(id: number) {
  const queryClient = useQueryClient();
  const lists = { queryKey: [searchFaqContract.name] };
  const change = (how: (question: Question) => Question) =>
    queryClient.setQueriesData<SearchResult>(
      lists,
      (data) => data && { ...data, questions: data.questions.map((one) => (one.id === id ? how(one) : one)) },
    );
  return useMutation({
    // One after the other, so that the last click arrives last.
    scope: { id: `faq vote ${id}` },
    mutationFn: ({ vote }: { question: Question; vote: Vote }) => call(contracts[vote], { params: { id } }),
    onMutate: async ({ vote }) => {
      // An answer from before the vote would undo it.
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

/** Returns a question after a vote: the same vote again changes nothing, the other one replaces it. */
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
