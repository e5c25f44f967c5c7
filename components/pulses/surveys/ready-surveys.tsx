'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { useBank } from '#/components/pulses/build/use-bank.ts';
import { questionTypeWords } from '#/components/pulses/pulse.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import type { QuestionTypeId } from '#/lib/domain/pulses/questions/question-types.constants.ts';

/** What most questions ask for; only other types are named. */
const agreementId = 5 satisfies QuestionTypeId;

/** Shows surveys to start from; their questions unfold. */
export function ReadySurveys() {
  const t = useTranslations('pulses.ready');
  const types = useTranslations('pulses.questions');
  const query = useBank();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader level={2} title={t('title')} description={t('description')} />
      <SectionState query={query} failure={t('failure')}>
        {({ pulses }) => (
          <ul className="grid items-start gap-4 large:grid-cols-2">
            {pulses.map(({ id, name, description, questions }) => (
              <Card key={id} as="li" title={name} description={description}>
                <div className="flex items-start gap-3">
                  <details className="group min-w-0 flex-1">
                    <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-1 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
                      {t('questions', { count: questions.length })}
                      <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
                    </summary>
                    <ol className="flex flex-col divide-y divide-line border-line border-y">
                      {questions.map((question) => (
                        <li key={question.text} className="flex items-center justify-between gap-3 py-2">
                          <span className="wrap-anywhere min-w-0">{question.text}</span>
                          {question.typeId !== agreementId && (
                            <Badge>{types(questionTypeWords[question.typeId as QuestionTypeId])}</Badge>
                          )}
                        </li>
                      ))}
                    </ol>
                  </details>
                  <LinkButton
                    href={`/digitalPulse?tab=build&survey=${id}`}
                    variant="secondary"
                    size="small"
                    aria-label={t('useOf', { name })}
                  >
                    {t('use')}
                  </LinkButton>
                </div>
              </Card>
            ))}
          </ul>
        )}
      </SectionState>
    </div>
  );
}
