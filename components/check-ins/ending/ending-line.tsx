import { useTranslations } from 'next-intl';
import type { Turnout } from '#/components/check-ins/ending/use-turnouts.ts';
import { wordDate } from '#/lib/domain/calendar/date-words.ts';

interface EndingLineProps {
  teamName: string;
  /** null where it is not known. */
  turnout: Turnout | null;
  /** The only check-in that was answered: it gets the whole sentence. */
  isOnly: boolean;
  locale: string;
}

/** Beyond so many only the number is shown. */
const DOTS_MAX = 30;

/** What became of one check-in: that it has arrived, and how many of the team have answered. */
export function EndingLine({ teamName, turnout, isOnly, locale }: EndingLineProps) {
  const words = useTranslations('check-ins.ending');
  const counts = turnout?.turnout ?? null;
  const details = counts && turnout && { ...counts, day: wordDate(turnout.localDate, locale, { weekday: 'long' }) };
  return (
    <span className="wrap-anywhere flex max-w-full flex-col items-center gap-2">
      {isOnly ? (
        <span className="text-balance text-16">
          {details ? words('turnout', { ...details, team: teamName }) : words('arrived', { team: teamName })}
        </span>
      ) : (
        <span className="flex flex-col">
          <span className="font-medium">{teamName}</span>
          {details && <span className="text-14 text-muted">{words('turnoutOf', details)}</span>}
        </span>
      )}
      {counts && counts.asked <= DOTS_MAX && (
        <span aria-hidden className="forced-color-adjust-none flex flex-wrap justify-center gap-1.5">
          {Array.from({ length: counts.asked }, (_, index) => index + 1).map((place) => (
            <span
              key={place}
              className={`size-2.5 rounded-full ${place <= counts.answered ? 'bg-accent' : 'border border-control-line'}`}
            />
          ))}
        </span>
      )}
    </span>
  );
}
