import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoReports } from '#/components/check-in-report/no-reports.tsx';
import { catalogues } from '#/lib/words/catalogues.ts';

const said = (namedSince: string | null) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={catalogues.en}>
      <NoReports report={{ namedSince, nextDueDate: null }} locale="en-GB" />
    </NextIntlClientProvider>,
  );

it('a team that has never checked in reads so', () => {
  expect(said(null)).toContain('No check-in yet');
  expect(said(null)).not.toContain('by name');
});

it('a new leader of a team that has reads from when they see names', () => {
  expect(said('2026-03-02')).toMatch(/You can see answers by name starting .*2 March.*\./);
  expect(said('2026-03-02')).not.toContain('No check-in yet');
});
