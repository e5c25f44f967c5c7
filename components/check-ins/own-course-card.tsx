'use client';

import { useQuery } from '@tanstack/react-query';
import { OwnCourse } from '#/components/check-ins/own-course.tsx';
import { Card } from '#/components/ui/card.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listOwnFeelingsContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';

/** Shows how the person felt in their last check-ins, on their own page; nothing before their second answer. */
export function OwnCourseCard({ locale }: { locale: string }) {
  const { data } = useQuery({
    queryKey: queryKey(listOwnFeelingsContract),
    queryFn: ({ signal }) => call(listOwnFeelingsContract, {}, signal),
  });
  if (!data || data.checkIns.length < 2) return null;
  return (
    <Card as="div">
      <OwnCourse checkIns={data.checkIns} locale={locale} />
    </Card>
  );
}
