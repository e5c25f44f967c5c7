'use client';

import { useState } from 'react';
import { zoneHere } from '#/components/ui/zone-here.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';

/** The day on this person's own clock, as it was when the screen was opened. */
export function useToday(): LocalDate {
  const [today] = useState(() => localDateAt(new Date(), zoneHere()));
  return today;
}
