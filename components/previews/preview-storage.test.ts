import { expect, it } from 'vitest';
import { parsePreview } from '#/components/previews/preview-storage.ts';

const of = {
  team: { id: 4, name: 'Rockets & Co' },
  member: { id: 9, name: 'Mia Member' },
  endsAtMs: 1_772_454_600_000,
};

it('a stored preview is read, including spaces in names', () => {
  expect(parsePreview(`pv_secret ${JSON.stringify(of)}`)).toEqual({ token: 'pv_secret', ...of });
});

it.each([
  ['nothing', ''],
  ['a token alone', 'pv_secret'],
  ['what is no JSON', 'pv_secret {'],
  ['another shape', 'pv_secret {"team":4}'],
  ['a text where a time belongs', `pv_secret ${JSON.stringify({ ...of, endsAtMs: 'soon' })}`],
])('%s isn’t read as a preview', (_title, text) => {
  expect(parsePreview(text)).toBeNull();
});
