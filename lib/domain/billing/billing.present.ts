import type { AlertKind } from '#/lib/domain/billing/constants.ts';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns a day in words, in the time zone of Stripe's dates: `22 November 2026`. */
export function formatBillingDay(locale: Locale, day: Date | null): string {
  return day === null ? '' : formatInstant(day, formatLocales[locale], { dateStyle: 'long', timeZone: 'UTC' });
}

interface AlertFacts {
  max: number;
  until: Date | null;
  /** How many seats are taken, and how many of them by people; the others are open invitations. */
  seats: number;
  people: number;
  /** The administrator to ask, for people who can't change anything themselves. */
  administrator: string | null;
  /** Whether new seats are already refused. */
  isFirm: boolean;
}

/** Returns the text of a banner. */
export function presentAlert(locale: Locale, kind: AlertKind, facts: AlertFacts) {
  const { max, until, seats, people, administrator, isFirm } = facts;
  const t = wordsFor(locale, 'billing.alerts');
  const day = formatBillingDay(locale, until);
  const name = kind === 'limit_reached' && isFirm ? 'limit_firm' : kind;
  const text = t(`${name}.message`, { max, taken: seats, people, invited: seats - people, day });
  return {
    kind,
    title: t(`${name}.title`, { max, day }),
    message: administrator === null ? text : `${text} ${t('askFor', { administrator })}`,
    until: until?.toISOString() ?? null,
  };
}

/** Returns an amount in the smallest unit of its currency in words: 118800 eur is `€1,188`. */
export function formatAmount(locale: Locale, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(formatLocales[locale], {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
