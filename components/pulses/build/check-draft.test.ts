import { expect, it } from 'vitest';
import { gapsOf } from '#/components/pulses/build/check-draft.ts';
import { changeQuestion, changeType } from '#/components/pulses/build/edit-questions.ts';
import { newDraft } from '#/components/pulses/build/pulse-draft.ts';

const empty = newDraft('Enter Checkin name');
const key = empty.questions[0]?.key ?? 0;
const validDraft = changeQuestion(empty, key, { text: 'How are you?' });
const sentences = (draft: typeof empty) => gapsOf(draft).map(({ sentence }) => sentence);

it.each([
  ['a new form', empty, ['question']],
  ['one question', validDraft, []],
  ['questions of the bank', { ...empty, bank: true }, []],
  ['a choice between equals', changeType(validDraft, key, 2), ['options']],
  ['no team', { ...validDraft, teams: [] }, ['teams']],
  ['no day', { ...validDraft, recurringOn: true, days: Array.from({ length: 7 }, () => false) }, ['days']],
  ['a start without its day', { ...validDraft, startsNow: false }, ['startDate']],
  ['an end that is no day', { ...validDraft, endDate: 'soon' }, ['endDate']],
  [
    'an end before the start',
    { ...validDraft, startsNow: false, startDate: '2026-03-02', endDate: '2026-03-01' },
    ['endFirst'],
  ],
])('%s lacks what must be known before it’s sent', (_, draft, gaps) => {
  expect(sentences(draft)).toEqual(gaps);
});
