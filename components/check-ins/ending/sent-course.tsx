import { type SentCheckIn, useOwnFeelings } from '#/components/check-ins/ending/use-turnouts.ts';
import { OwnCourse } from '#/components/check-ins/own-course.tsx';

/** The same of whoever has just sent a check-in and is signed in; seen by nobody else. */
export function SentCourse({ sentCheckIns, locale }: { sentCheckIns: readonly SentCheckIn[]; locale: string }) {
  return <OwnCourse checkIns={useOwnFeelings(sentCheckIns)} locale={locale} />;
}
