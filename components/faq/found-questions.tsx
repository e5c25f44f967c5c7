'use client';

import { QuestionItem } from '#/components/faq/question-item.tsx';
import type { Question } from '#/components/faq/use-faq.ts';
import { Card } from '#/components/ui/card.tsx';

interface FoundQuestionsProps {
  sections: readonly { slug: string; title: string }[];
  questions: readonly Question[];
  /** The search; empty for none. */
  words: readonly string[];
}

/** Questions by section; the results of a search in one list, the best first. */
export function FoundQuestions({ sections, questions, words }: FoundQuestionsProps) {
  if (words.length > 0) {
    if (questions.length === 0) return null;
    const titles = new Map(sections.map(({ slug, title }) => [slug, title]));
    return (
      <Card padded={false}>
        {questions.map((question) => (
          <QuestionItem
            // Another search opens it again.
            key={`${question.id} ${words.join(' ')}`}
            question={question}
            words={words}
            title={titles.get(question.section)}
          />
        ))}
      </Card>
    );
  }
  return sections.map(({ slug, title }) => {
    const own = questions.filter(({ section }) => section === slug);
    return (
      own.length > 0 && (
        <Card key={slug} title={title} padded={false}>
          {own.map((question) => (
            <QuestionItem key={question.id} question={question} words={words} />
          ))}
        </Card>
      )
    );
  });
}
