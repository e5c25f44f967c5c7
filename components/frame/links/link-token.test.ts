import { expect, it } from 'vitest';
import { linkToken } from '#/components/frame/links/link-token.ts';

const token = 'lnk_4.2.1.arABodq98477pE97J_P7_oMb0oUrQ1x0P6I5py7hXg-';

it.each(['', '.', ',', '>', '%3E', ')', '%20', '%E2%80%8B', '%22', '”', '*', '...', '%0A', ').'])(
  'a link with %j behind it opens what it is meant to open',
  (behind) => {
    expect(linkToken(token + behind)).toBe(token);
  },
);

it.each(['%E2%80%8B', '%20', '<'])('so does one with %j before it', (before) => {
  expect(linkToken(before + token)).toBe(token);
});

it.each(['', '%', '...', 'x', 'uns_1.x'])('the token %j stays as it is', (text) => {
  expect(linkToken(text)).toBe(text);
});
