'use client';

import { clsx } from 'clsx';
import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { faqPath } from '#/components/faq/faq-path.ts';
import { type Question, QuestionItem, useFaq } from '#/components/faq/question-item.tsx';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { useDebouncedInput } from '#/components/ui/fields/use-debounced-input.ts';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { fadeStyle, useOverflow } from '#/components/ui/use-overflow.ts';
import { mostAskedIds } from '#/lib/domain/faq/constants.ts';

/** Shows the frequently asked questions, of one section or all, searched while typing. */
export function FaqScreen({ section }: { section: string }) {
  const t = useTranslations('faq.screen');
  const word = useSearchParams().get('word') ?? '';
  const search = useCallback(
    (next: string) => window.history.replaceState(null, '', faqPath(section, next)),
    [section],
  );
  const [typed, setTyped] = useDebouncedInput(word, search);
  const query = useFaq({ word, section });
  return (
    <div className="flex flex-col gap-6">
      <PageHeader level={2} title={t('heading')} />
      <SearchInput
        data-tour="faq-search"
        aria-label={t('search')}
        placeholder={t('placeholder')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="w-full large:max-w-2xl"
      />
      <SectionState query={query} failure={t('failure')}>
        {({ sections, questions, words: marked }) => (
          <div className="grid gap-6 large:grid-cols-[14rem_minmax(0,1fr)] large:items-start">
            <SectionLinks sections={sections} current={section} word={word} />
            <StaleArea isStale={query.isPlaceholderData} className="flex flex-col gap-6">
              {word !== '' && (
                <output className={questions.length === 0 ? 'sr-only' : 'text-13 text-muted'}>
                  {t('found', { count: questions.length, word })}
                </output>
              )}
              {section === '' && marked.length === 0 && <MostAsked questions={questions} />}
              <FoundQuestions sections={sections} questions={questions} words={marked} />
              {questions.length === 0 && (
                <Card as="div">
                  <EmptyState
                    icon={<SearchX />}
                    title={t('empty', { word })}
                    action={
                      <div className="flex flex-wrap justify-center gap-2">
                        {section !== '' && (
                          <LinkButton variant="secondary" href={faqPath('', word)}>
                            {t('elsewhere')}
                          </LinkButton>
                        )}
                        <LinkButton href="/feedback">{t('askUs')}</LinkButton>
                      </div>
                    }
                  >
                    {t('emptyText')}
                  </EmptyState>
                </Card>
              )}
            </StaleArea>
          </div>
        )}
      </SectionState>
    </div>
  );
}

/** Shows the questions that most people have, which are also in their sections. */
function MostAsked({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('faq.screen');
  return (
    <Card title={t('mostAsked')} padded={false}>
      {mostAskedIds.map((first) => {
        const question = questions.find(({ id }) => id === first);
        return question && <QuestionItem key={first} question={question} words={[]} />;
      })}
    </Card>
  );
}

interface FoundQuestionsProps {
  sections: readonly { slug: string; title: string }[];
  questions: readonly Question[];
  /** The search; empty for none. */
  words: readonly string[];
}

/** Shows questions by section, or the results of a search in one list, best first. */
function FoundQuestions({ sections, questions, words }: FoundQuestionsProps) {
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

interface SectionLinksProps {
  sections: readonly { slug: string; title: string; count: number }[];
  /** The slug of the current section; empty for all. */
  current: string;
  word: string;
}

/** Shows the sections with their number of questions: a column next to them, on small screens a row that scrolls. */
function SectionLinks({ sections, current, word }: SectionLinksProps) {
  const t = useTranslations('faq.screen');
  const [setRow, hidden] = useOverflow();
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const links = [{ slug: '', title: t('all'), count: total }, ...sections];
  return (
    <nav
      ref={setRow}
      aria-label={t('sections')}
      className={clsx('max-large:-mx-1 max-large:overflow-x-auto max-large:px-1 max-large:pb-1', fadeStyle(hidden))}
    >
      <ul className="flex gap-1 max-large:min-w-max large:sticky large:top-22 large:flex-col">
        {links.map(({ slug, title, count }) => (
          <li key={slug}>
            <Link
              href={faqPath(slug, word)}
              prefetch={false}
              aria-current={slug === current ? 'page' : undefined}
              aria-label={t('countLabel', { section: title, count })}
              className={clsx(
                'flex h-10 items-center justify-between gap-3 whitespace-nowrap rounded-control px-3 transition-colors max-medium:h-12',
                slug === current
                  ? 'bg-accent-soft font-medium text-accent-text'
                  : 'text-muted hover:bg-hover hover:text-ink',
              )}
            >
              {title}
              <span className="text-13 tabular-nums">{t('count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
