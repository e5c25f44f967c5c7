import { expect, test } from 'vitest';
import { labelled } from '#/lib/words/labelled.ts';

test.each([
  ['en-GB', 'Respect: 58'],
  ['fr', 'Respect\u00A0: 58'],
  ['fr-FR', 'Respect\u00A0: 58'],
  ['it-IT', 'Respect: 58'],
])('a name with its value is written as in %s', (locale, text) => expect(labelled('Respect', 58, locale)).toBe(text));
