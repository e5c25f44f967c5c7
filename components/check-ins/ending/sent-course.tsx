import dynamic from 'next/dynamic';
import { type SentCheckIn, useOwnFeelings } from '#/components/check-ins/ending/use-turnouts.ts';
import { OwnCourse } from '#/components/check-ins/own-course.tsx';

const DeviceOffer = dynamic(() => import('#/components/push/device-offer.tsx'), { ssr: false });

/**
 * The same of whoever has just sent a check-in and is signed in, seen by no one else; and whether this device may tell them
 * next time.
 */
export function SentCourse({ sentCheckIns, locale }: { sentCheckIns: readonly SentCheckIn[]; locale: string }) {
  const feelings = useOwnFeelings(sentCheckIns);
  return (
    <>
      <OwnCourse checkIns={feelings} locale={locale} />
      {feelings.length > 0 && <DeviceOffer />}
    </>
  );
}
