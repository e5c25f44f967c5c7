import { expect, it } from 'vitest';
import { linkText, splitLinks } from '#/lib/domain/briefs/links.present.ts';

const [web, app] = [linkText('Web', '/web'), linkText('App', '/app?a=1')];

it.each([
  ['', []],
  ['Steady overall.', [{ text: 'Steady overall.', href: null }]],
  [
    `${web} is up.`,
    [
      { text: 'Web', href: '/web' },
      { text: ' is up.', href: null },
    ],
  ],
  [
    `Worst: ${web} and ${app}`,
    [
      { text: 'Worst: ', href: null },
      { text: 'Web', href: '/web' },
      { text: ' and ', href: null },
      { text: 'App', href: '/app?a=1' },
    ],
  ],
])('%j in parts', (sentence, parts) => {
  expect(splitLinks(sentence)).toEqual(parts);
});
