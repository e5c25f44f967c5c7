import type { ChartWords } from '#/components/charts/blank-words.ts';
import { percentSign } from '#/lib/words/format-percent.ts';

/** Formats a value: a whole number, as everywhere, with a true minus and the unit; null in words. */
export function formatValue(value: number | null, unit: string, locale: string): string {
  if (value === null) return 'no answers';
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value).replace('-', '−')}${unit === '%' ? percentSign(locale) : unit}`;
}

/** Says how a line goes, from its first value to its last one. */
export function describeCourse(
  line: string,
  values: readonly number[],
  { unit, locale, t }: { unit: string; locale: string; t: ChartWords },
): string {
  const format = (value: number | undefined) => formatValue(value ?? null, unit, locale);
  const [first, last] = [format(values[0]), format(values.at(-1))];
  if (values.length === 1) return t('summary.one', { line, value: first });
  const [low, high] = [format(Math.min(...values)), format(Math.max(...values))];
  return low === high
    ? t('summary.level', { line, value: low })
    : t('summary.course', { line, first, last, low, high });
}
