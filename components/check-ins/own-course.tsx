import { useTranslations } from 'next-intl';
import { FaceRibbon } from '#/components/check-ins/face-ribbon.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { listOwnFeelingsContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';
import { labelled } from '#/lib/words/labelled.ts';

export type OwnCheckIn = Output<typeof listOwnFeelingsContract>['checkIns'][number];

/** Fewer check-ins show no trend. */
const COUNTED = 5;

/** Shows the person's last check-ins, one face each, the last with a ring, and how many were good; nothing for one. */
export function OwnCourse({ checkIns, locale }: { checkIns: readonly OwnCheckIn[]; locale: string }) {
  const t = useTranslations('check-ins.ending');
  const lastOnes = checkIns.slice(-COUNTED);
  const goodCount = lastOnes.filter(({ emotion }) => emotion?.type === 'good').length;
  const dayOf = ({ localDate }: OwnCheckIn) =>
    formatDate(localDate, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const wordsOf = (checkIn: OwnCheckIn) => labelled(dayOf(checkIn), checkIn.emotion?.label ?? t('unsaid'), locale);
  if (checkIns.length < 2) return null;
  return (
    <section aria-labelledby="own-feelings" className="flex flex-col items-center gap-2">
      <h2 id="own-feelings" className="text-balance text-center font-normal text-13 text-muted">
        {t('own')}
      </h2>
      <FaceRibbon
        faces={checkIns.map((checkIn) => ({ key: checkIn.token, words: wordsOf(checkIn), emotion: checkIn.emotion }))}
      />
      {lastOnes.length === COUNTED && (
        <p className="text-13 text-muted">{t('good', { good: goodCount, of: COUNTED })}</p>
      )}
    </section>
  );
}
