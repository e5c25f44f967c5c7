'use client';

import { SearchX } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { faqPath } from '#/components/faq/faq-path.ts';
import { FoundQuestions } from '#/components/faq/found-questions.tsx';
import { SectionLinks } from '#/components/faq/section-links.tsx';
import { useFaq } from '#/components/faq/use-faq.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { useTyped } from '#/components/ui/fields/use-typed.ts';
import { PageHeader } from '#/components/ui/page-header.tsx';

/** The frequently asked questions, of one section or all, searched as one types. */
export function FaqScreen({ section }: { section: string }) {
  const words = useTranslations('faq.screen');
  const word = useSearchParams().get('word') ?? '';
  const search = useCallback(
    (next: string) => window.history.replaceState(null, '', faqPath(section, next)),
    [section],
  );
  const [typed, setTyped] = useTyped(word, search);
  const query = useFaq({ word, section });
  return (
    <div className="flex flex-col gap-6">
      <PageHeader level={2} title={words('heading')} />
      <SearchInput
        data-tour="faq-search"
        aria-label={words('search')}
        placeholder={words('placeholder')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="w-full large:max-w-2xl"
      />
      <SectionState query={query} failure={words('failure')}>
        {({ sections, questions, words: marked }) => (
          <div className="grid gap-6 large:grid-cols-[14rem_minmax(0,1fr)] large:items-start">
            <SectionLinks sections={sections} current={section} word={word} />
            <StaleArea isStale={query.isPlaceholderData} className="flex flex-col gap-6">
              {word !== '' && (
                <output className={questions.length === 0 ? 'sr-only' : 'text-13 text-muted'}>
                  {words('found', { count: questions.length, word })}
                </output>
              )}
              <FoundQuestions sections={sections} questions={questions} words={marked} />
              {questions.length === 0 && (
                <Card as="div">
                  <EmptyState
                    icon={<SearchX />}
                    title={words('empty', { word })}
                    action={
                      <div className="flex flex-wrap justify-center gap-2">
                        {section !== '' && (
                          <LinkButton variant="secondary" href={faqPath('', word)}>
                            {words('elsewhere')}
                          </LinkButton>
                        )}
                        <LinkButton href="/feedback">{words('askUs')}</LinkButton>
                      </div>
                    }
                  >
                    {words('emptyText')}
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
