/** A value for people: at most one decimal, the reader's decimal sign, a true minus, the unit; null is said in words. */
export function formatValue(value: number | null, unit: string, locale: string): string {
  if (value === null) return 'no answers';
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value).replace('-', '−')}${unit}`;
}
