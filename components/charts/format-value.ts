import { percentSign } from '#/lib/words/format-percent.ts';

/** A value for people: whole, as figures are everywhere, with a true minus and the unit; null is said in words. */
export function formatValue(value: number | null, unit: string, locale: string): string {
  if (value === null) return 'no answers';
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value).replace('-', '−')}${unit === '%' ? percentSign(locale) : unit}`;
}
