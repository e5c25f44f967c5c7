'use client';

import { useTranslations } from 'next-intl';
import { type Question, useFaqVote } from '#/components/faq/use-faq.ts';
import { Thumbs } from '#/components/ui/thumbs.tsx';

/** Whether an answer was helpful, with how many of the company found it so. */
export function AnswerVotes({ question }: { question: Question }) {
  const words = useTranslations('faq.screen');
  const { mutate } = useFaqVote(question.id);
  return (
    <Thumbs
      value={question}
      words={{
        question: words('wasHelpful'),
        like: words('helpful'),
        dislike: words('notHelpful'),
        count: (count) => words('count', { count }),
      }}
      showsQuestion
      onVote={(vote) => mutate({ question, vote })}
    />
  );
}
