import type { OpenCheckIn } from '#/components/check-ins/use-open-check-ins.ts';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { wordDay } from '#/lib/domain/calendar/date-words.ts';

interface SurveyOptionProps {
  team: OpenCheckIn;
  /** Of the person who reads. */
  timeZone: string;
  locale: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** One open check-in to choose, with its day and when it closes. */
export function SurveyOption({ team, timeZone, locale, isChosen, onChange }: SurveyOptionProps) {
  const until = momentOf(team.closesAt, timeZone, locale);
  return (
    <CheckOption
      look="card"
      title={team.name}
      detail={`For ${wordDay(team.localDate, locale)}, open until ${until}`}
      isChosen={isChosen}
      onChange={onChange}
    />
  );
}

function momentOf(instant: string, timeZone: string, locale: string): string {
  const format = { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(instant));
}
