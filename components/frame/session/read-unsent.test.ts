import { expect, it } from 'vitest';
import { readUnsent } from '#/components/frame/session/read-unsent.ts';

it.each([
  [null, '', null],
  ['', '', null],
  ['{"te', '', null],
  ['null', { text: '' }, null],
  ['"A thought"', '', 'A thought'],
  ['"A thought"', { text: '' }, null],
  ['{"text":"Hi","rate":4}', { rate: null, text: '' }, { text: 'Hi', rate: 4 }],
  ['{"text":"Hi","stars":4}', { rate: null, text: '' }, null],
])('%j, stored for a form that starts with %j, is read as %j', (text, empty, value) => {
  expect(readUnsent<unknown>(text, empty)).toEqual(value);
});
