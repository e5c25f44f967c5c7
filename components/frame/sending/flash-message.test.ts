import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flashMessage, takeFlashMessage } from '#/components/frame/sending/flash-message.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a flash message is shown once, with how it went', () => {
  flashMessage('The team was created.');
  expect(takeFlashMessage()).toEqual({ kind: 'good', text: 'The team was created.' });
  expect(takeFlashMessage()).toBeNull();
  flashMessage('This invitation has expired.', { kind: 'bad' });
  expect(takeFlashMessage()).toEqual({ kind: 'bad', text: 'This invitation has expired.' });
});

it('a flash message knows the person’s former role', () => {
  flashMessage('The team was created.', { before: 'Administrator' });
  expect(takeFlashMessage()).toMatchObject({ text: 'The team was created.', before: 'Administrator' });
});

it('a flash message left by another version of the page is ignored', () => {
  for (const item of ['Saved', 'good Saved', '{"kind":"odd","text":"Saved"}']) {
    sessionStorage.setItem('message', item);
    expect(takeFlashMessage()).toBeNull();
  }
});
