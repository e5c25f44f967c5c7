'use client';

import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { SectionState } from '#/components/profile/section-state.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getAssessmentSummaryContract } from '#/lib/domain/profile/contract.ts';

/** The result of the personality assessment, or that there is none yet. */
export function AssessmentSection() {
  const query = useQuery({
    queryKey: queryKey(getAssessmentSummaryContract, {}),
    queryFn: ({ signal }) => call(getAssessmentSummaryContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting assessment">
      {({ isCompleted, name, description }) =>
        isCompleted ? (
          <Card title={name}>
            <p className="text-pretty">{description}</p>
          </Card>
        ) : (
          <Card>
            <EmptyState icon={<ClipboardList />} title="No assessment yet">
              {description}
            </EmptyState>
          </Card>
        )
      }
    </SectionState>
  );
}
