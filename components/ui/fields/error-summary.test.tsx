import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { catalogues } from '#/lib/words/catalogues.ts';

const textOf = (element: ReactElement) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={catalogues.en} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  ).replace(/<[^>]+>/g, '|');

it('the summary sends people to the form only if one of its fields is wrong', () => {
  const fields = [
    { message: 'Name is required!', fieldId: 'name' },
    { message: 'Please choose a score.', fieldId: 'score' },
  ];
  expect(textOf(<ErrorSummary errors={fields} />)).toContain('Check the form');
  for (const message of ['You are not allowed to do this.', 'Something went wrong.']) {
    const text = textOf(<ErrorSummary errors={[{ message }]} />);
    expect(text).toContain(message);
    expect(text).not.toContain('Check the form');
  }
});

it('the summary says what a screen calls the failure', () => {
  expect(textOf(<ErrorSummary title="The settings were not saved" errors={[{ message: 'Not found.' }]} />)).toContain(
    'The settings were not saved',
  );
});
