import type { Output } from '#/lib/api/endpoint.ts';
import type { getBillingContract } from '#/lib/domain/billing/billing.contract.ts';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';

export type Plan = Output<typeof getBillingContract>;

/** Writes a day of the plan as its emails and notifications do: `22 November 2026`. */
export function planDay(instant: string | null, locale: Locale): string {
  return instant ? formatInstant(instant, formatLocales[locale], { dateStyle: 'long', timeZone: 'UTC' }) : '';
}
