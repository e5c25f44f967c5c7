import dynamic from 'next/dynamic';
import { type SentCheckIn, useOwnFeelings } from '#/components/check-ins/ending/use-turnouts.ts';
import { OwnCourse } from '#/components/check-ins/own-course.tsx';

const DeviceOffer = dynamic(() => import('#/components/push/device-offer.tsx'), { ssr: false });

/**
 * Shows a signed-in person how they felt in their last check-ins, after they have sent one; and a button that lets this
 * device remind them next time.
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
