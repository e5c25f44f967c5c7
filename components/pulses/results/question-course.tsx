'use client';

import { useTranslations } from 'next-intl';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { courseModel, courseOf } from '#/components/pulses/results/course.ts';
import type { PulseResults, QuestionResult } from '#/components/pulses/results/result-facts.ts';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';

interface QuestionCourseProps {
  question: QuestionResult;
  /** The results of the rounds, the oldest first. */
  course: readonly PulseResults[];
  scope: string;
  locale: string;
}

/** How the answers to a question went from round to round, from the second round on that asked it. */
export function QuestionCourse({ question, course, scope, locale }: QuestionCourseProps) {
  const t = useTranslations('pulses.results');
  const points = courseOf(question.id, course);
  if (points.filter(({ value }) => value !== null).length < 2) return null;
  const title = t(questionType(question.typeId).scale ? 'course' : 'courseYes');
  return (
    <div className="border-line border-t pt-4">
      <LineChart
        model={courseModel(points, { title, hidden: t('hiddenShort'), locale })}
        locale={locale}
        scope={scope}
        empty={null}
      />
    </div>
  );
}
