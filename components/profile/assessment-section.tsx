'use client';

import { useQuery } from '@tanstack/react-query';
import { Brain } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getAssessmentSummaryContract } from '#/lib/domain/profile/profile.contract.ts';

/** Shows a summary of the personality assessment's result, or that there is none yet, and a link to it. */
export function AssessmentSection() {
  const t = useTranslations('assessment.summary');
  const query = useQuery({
    queryKey: queryKey(getAssessmentSummaryContract, {}),
    queryFn: ({ signal }) => call(getAssessmentSummaryContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting assessment">
      {({ isCompleted, name, description }) =>
        isCompleted ? (
          <Card title={name} description={t('private')}>
            <div className="flex flex-col items-start gap-4">
              <p className="text-pretty">{description}</p>
              <LinkButton href="/assessment" variant="secondary">
                {t('see')}
              </LinkButton>
            </div>
          </Card>
        ) : (
          <Card>
            <EmptyState
              icon={<Brain />}
              title={t('title')}
              action={<LinkButton href="/assessment">{t('take')}</LinkButton>}
            >
              {description}
            </EmptyState>
          </Card>
        )
      }
    </SectionState>
  );
}
