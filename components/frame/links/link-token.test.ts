import { expect, it } from 'vitest';
import { linkToken } from '#/components/frame/links/link-token.ts';

const token = 'lnk_4.2.1.arABodq98477pE97J_P7_oMb0oUrQ1x0P6I5py7hXg-';

it.each(['', '.', ',', '>', '%3E', ')', '%20', '%E2%80%8B', '%22', '”', '*', '...', '%0A', ').'])(
  'a link with %j after it opens the intended page',
  (behind) => {
    expect(linkToken(token + behind)).toBe(token);
  },
);

it.each(['%E2%80%8B', '%20', '<'])('also opens a link with %j before it', (before) => {
  expect(linkToken(before + token)).toBe(token);
});

it.each(['', '%', '...', 'x', 'uns_1.x'])('the token %j stays unchanged', (text) => {
  expect(linkToken(text)).toBe(text);
});
