'use client';

import { CalendarClock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { readerLocale } from '#/components/frame/time/reader-locale.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { zoneHere } from '#/components/ui/zone-here.ts';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';
import { dueDatesIn, type FrequencyId, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';

const never = () => () => undefined;
const YEARLY = 4;
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

interface NextCheckInProps {
  /** The values of a form, in which numbers may still be text. */
  schedule: TeamSchedule;
  /** Whether the team is new, so that people who join today are asked today. */
  isNew: boolean;
}

/** Shows the next check-in with these settings, in the reader's time zone, and whether newcomers wait for it. */
export function NextCheckIn({
  schedule: { surveysTimeSend: sendTime, asksOnJoining, ...days },
  isNew,
}: NextCheckInProps) {
  const t = useTranslations('organisation.schedule');
  const language = useLocale();
  const timeZone = useSyncExternalStore(never, zoneHere, () => null);
  const now = useNow();
  // A yearly check-in is sent in the month when the team was created.
  if (timeZone === null || Number(days.frequencyId) === YEARLY || !timeOfDay.test(sendTime)) return null;
  const schedule = {
    frequencyId: Number(days.frequencyId) as FrequencyId,
    checkinDay: Number(days.checkinDay),
    workingDays: days.workingDays.map(Number),
    createdOn: '2000-01-01',
  };
  const sendAt = nextSendAt(schedule, sendTime, timeZone, new Date(now));
  const today = localDateAt(new Date(now), timeZone);
  const isToday = dueDatesIn(schedule, today, today).length > 0;
  // A team that begins after the send time is still asked on that day.
  const newcomers = !asksOnJoining ? 'wait' : isNew && isToday ? 'today' : 'thatDay';
  const words = sendAt
    ? t('next', {
        day: formatDay(localDateAt(sendAt, timeZone), readerLocale(language, navigator.language)),
        newcomers,
      })
    : t('noNext');
  return (
    <output className="mt-5 flex items-start gap-2 text-13 text-muted">
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {words}
    </output>
  );
}

interface FirstCheckInSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Shows a switch for whether people who join on a check-in day are asked on that day. */
export function FirstCheckInSwitch({ isOn, onChange }: FirstCheckInSwitchProps) {
  const t = useTranslations('organisation.firstCheckIn');
  return (
    <Switch
      label={t('label')}
      help={t('help')}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="mt-5"
    />
  );
}
