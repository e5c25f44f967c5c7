import { expect, it } from 'vitest';
import { inWords } from '#/lib/words/in-words.ts';
import formatMessage, { isolate, isolateValues } from '#/lib/words/isolate.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const leader = '\u05d9\u05d5\u05e1\u05e3 \u05dc\u05d5\u05d9';
const apart = `\u2068${leader}\u2069`;

it('isolates a right-to-left name once, and leaves other names unchanged', () => {
  expect(isolate(leader)).toBe(apart);
  expect(isolate(apart)).toBe(apart);
  expect(isolate('Zoë Łuczak')).toBe('Zoë Łuczak');
  expect(isolateValues({ leader, members: 0 })).toEqual({ leader: apart, members: 0 });
  expect(isolateValues(undefined)).toBeUndefined();
});

it('isolates names in emails and PDFs, in answers of the API, and in pages', () => {
  const t = wordsFor('en', 'team-dashboard.screen');
  expect(t('led', { leader, members: 0, invited: 0 })).toBe(`Led by ${apart} · 0 members`);
  const said = message('team-dashboard.screen.led', { leader, members: 1, invited: 0 });
  expect(inWords(said, 'en')).toBe(`Led by ${apart} · 1 member`);
  const compiled = ['Led by ', ['leader'], '.'];
  const options = { locale: 'en' } as Parameters<typeof formatMessage>[3];
  expect(formatMessage('led', compiled as never, { leader }, options)).toBe(`Led by ${apart}.`);
});
