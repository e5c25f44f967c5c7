'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MarkedText } from '#/components/faq/marked-text.tsx';
import { type Question, useFaqVote } from '#/components/faq/use-faq.ts';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Thumbs } from '#/components/ui/thumbs.tsx';

interface QuestionItemProps {
  question: Question;
  /** The words of the search. */
  words: readonly string[];
  /** The section's title, in a list of questions of several sections. */
  title?: string | undefined;
}

/** A question that opens; a search opens its results, to show where the words are. */
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

/** Whether an answer was helpful, with how many of the company found it so. */
function AnswerVotes({ question }: { question: Question }) {
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
