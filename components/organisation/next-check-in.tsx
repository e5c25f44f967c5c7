'use client';

import { CalendarClock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { wordNextDue } from '#/components/frame/time/next-due-wording.ts';
import { readerLocale } from '#/components/frame/time/reader-locale.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { dueDatesIn, type FrequencyId, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';

const never = () => () => undefined;
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const YEARLY = 4;
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The next check-in by the settings of the form around it, in the time of the reader. */
export function NextCheckIn({ isNew }: { isNew: boolean }) {
  const [frequencyId, checkinDay, sendTime, workingDays, asksOnJoining] = useWatch<
    TeamSchedule,
    ['frequencyId', 'checkinDay', 'surveysTimeSend', 'workingDays', 'asksOnJoining']
  >({ name: ['frequencyId', 'checkinDay', 'surveysTimeSend', 'workingDays', 'asksOnJoining'] });
  const timeZone = useSyncExternalStore(never, zoneHere, () => null);
  const now = useNow();
  // A yearly check-in comes in the month in which the team was created.
  if (timeZone === null || Number(frequencyId) === YEARLY || !timeOfDay.test(sendTime)) return null;
  const schedule = {
    frequencyId: Number(frequencyId) as FrequencyId,
    checkinDay: Number(checkinDay),
    workingDays: workingDays.map(Number),
    createdOn: '2000-01-01',
  };
  const sendAt = nextSendAt(schedule, sendTime, timeZone, new Date(now));
  const today = localDateAt(new Date(now), timeZone);
  // A team that begins after the send time is still asked that day.
  const beginsToday = isNew && asksOnJoining && dueDatesIn(schedule, today, today).length > 0;
  const nextDate = beginsToday ? today : sendAt && localDateAt(sendAt, timeZone);
  return (
    <output className="mt-5 flex items-center gap-2 text-13 text-muted">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      {wordNextDue(nextDate, readerLocale(navigator.language))}
    </output>
  );
}
