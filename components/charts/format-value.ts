import { percentSign } from '#/lib/words/format-percent.ts';

/** Formats a value: a whole number, as everywhere, with a true minus and the unit; null in words. */
export function formatValue(value: number | null, unit: string, locale: string): string {
  if (value === null) return 'no answers';
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value).replace('-', '−')}${unit === '%' ? percentSign(locale) : unit}`;
}
