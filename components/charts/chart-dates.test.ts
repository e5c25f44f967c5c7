import { describe, expect, test } from 'vitest';
import { labelDate } from '#/components/charts/chart-dates.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'charts.points');

describe('labelDate', () => {
  test.each([
    ['day', '4 Mar', 'Wednesday, 4 March 2026'],
    ['week', '4 Mar', 'Week of 4 March 2026'],
    ['month', 'Mar', 'March 2026'],
  ] as const)('writes a %s', (bucket, label, fullLabel) => {
    expect(labelDate('2026-03-04', bucket, { t, locale: 'en-GB' })).toEqual({ date: '2026-03-04', label, fullLabel });
  });

  test("follows the reader's language", () => {
    expect(labelDate('2026-03-04', 'day', { t, locale: 'de-DE' }).fullLabel).toBe('Mittwoch, 4. März 2026');
    expect(labelDate('2026-03-04', 'day', { t, locale: 'en-US' }).label).toBe('Mar 4');
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])('never shifts the day in %s', (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(labelDate('2026-01-01', 'day', { t, locale: 'en-GB' }).label).toBe('1 Jan');
      expect(labelDate('2026-01-01', 'month', { t, locale: 'en-GB' }).fullLabel).toBe('January 2026');
    } finally {
      process.env.TZ = before;
    }
  });
});
