import { expect, it } from 'vitest';
import { gapsOf } from '#/components/pulses/build/check-draft.ts';
import { changeQuestion, changeType } from '#/components/pulses/build/edit-questions.ts';
import { newDraft } from '#/components/pulses/build/pulse-draft.ts';

const empty = newDraft();
const key = empty.questions[0]?.key ?? 0;
const asked = changeQuestion(empty, key, { text: 'How are you?' });
const sentences = (draft: typeof empty) => gapsOf(draft).map(({ sentence }) => sentence);

it.each([
  ['a new form', empty, ['question']],
  ['one question', asked, []],
  ['questions of the bank', { ...empty, bank: true }, []],
  ['a choice between equals', changeType(asked, key, 2), ['options']],
  ['no team', { ...asked, teams: [] }, ['teams']],
  ['no day', { ...asked, recurringOn: true, days: Array.from({ length: 7 }, () => false) }, ['days']],
  ['a start without its day', { ...asked, startsNow: false }, ['startDate']],
  ['an end that is no day', { ...asked, endDate: 'soon' }, ['endDate']],
  [
    'an end before the start',
    { ...asked, startsNow: false, startDate: '2026-03-02', endDate: '2026-03-01' },
    ['endFirst'],
  ],
])('%s lacks what must be known before it is sent', (_, draft, gaps) => {
  expect(sentences(draft)).toEqual(gaps);
});
