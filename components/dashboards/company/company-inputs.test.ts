import { expect, test } from 'vitest';
import { mostNamedMetric } from '#/components/dashboards/company/company-inputs.ts';

test('the chart opens on the result that most marked teams are marked for', () => {
  const of = (...metrics: ('sentiment' | 'productivity' | 'motivation' | 'participation')[]) =>
    mostNamedMetric(metrics.map((metric) => ({ metric })));
  expect(of('motivation', 'sentiment', 'sentiment')).toBe('sentiment');
  expect(of('productivity', 'sentiment')).toBe('productivity');
  expect(of('participation', 'participation')).toBe('motivation');
  expect(of()).toBe('motivation');
});
