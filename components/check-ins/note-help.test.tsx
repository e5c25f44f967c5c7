import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QuestionnaireWords } from '#/components/check-ins/draw.ts';
import { NoteHelp } from '#/components/check-ins/note-help.tsx';
import { catalogues } from '#/lib/words/catalogues.ts';

const t = createTranslator({
  locale: 'en',
  messages: catalogues.en,
  namespace: 'check-ins.questionnaire',
}) as unknown as QuestionnaireWords;

it.each([
  ['Everyone would be better off without me', true],
  ['I don’t want to live like this', true],
  ['The deadline is killing me', false],
  ['', false],
])('%j shows where help is: %s', (note, isShown) => {
  const html = renderToStaticMarkup(<NoteHelp note={note} t={t} />);
  expect(html.includes('findahelpline.com')).toBe(isShown);
});
