import { describe, expect, it } from 'vitest';
import {
  addOption,
  addQuestion,
  changeQuestion,
  changeType,
  moveQuestion,
  removeQuestion,
} from '#/components/pulses/build/edit-questions.ts';
import { newDraft } from '#/components/pulses/build/pulse-draft.ts';

const draft = newDraft('Enter Checkin name');
const keysOf = ({ questions }: typeof draft) => questions.map(({ key }) => key);

describe('a new form', () => {
  it('has two empty questions of the default type', () => {
    expect(draft.questions).toMatchObject([
      { text: '', typeId: 5, pool: [] },
      { text: '', typeId: 5, pool: [] },
    ]);
  });
});

describe('questions', () => {
  it('are five at most: a sixth is ignored', () => {
    const full = [1, 2, 3].reduce((before) => addQuestion(before), draft);
    expect(full.questions).toHaveLength(5);
    expect(addQuestion(full)).toBe(full);
    expect(new Set(keysOf(full)).size).toBe(5);
  });

  it('are one at least: removing the last is ignored', () => {
    const [first, second] = keysOf(draft);
    const one = removeQuestion(draft, first ?? 0);
    expect(keysOf(one)).toEqual([second]);
    expect(removeQuestion(one, second ?? 0)).toBe(one);
  });

  it('change their places', () => {
    const three = addQuestion(draft);
    const [a, b, c] = keysOf(three);
    expect(keysOf(moveQuestion(three, 0, 2))).toEqual([b, c, a]);
    expect(keysOf(moveQuestion(three, 2, -1))).toEqual([c, a, b]);
  });

  it('are no longer those of the bank once they are worded anew', () => {
    const bankDraft = addQuestion(draft, { text: 'I can rely on my teammates.', bankItemId: 34 });
    const key = bankDraft.questions[2]?.key ?? 0;
    expect(changeQuestion(bankDraft, key, { text: 'I can rely on them.' }).questions[2]?.bankItemId).toBeNull();
    expect(changeQuestion(bankDraft, key, { low: 'Never' }).questions[2]?.bankItemId).toBe(34);
  });
});

describe('a multiple choice', () => {
  const key = draft.questions[0]?.key ?? 0;
  const choice = changeType(draft, key, 2);

  it('gets two options, and loses them with its type', () => {
    expect(choice.questions[0]?.pool.map(({ text }) => text)).toEqual(['new option', 'new option']);
    expect(changeType(choice, key, 5).questions[0]?.pool).toEqual([]);
  });

  it('has ten options at most, each with a key of its own', () => {
    const full = Array.from({ length: 9 }).reduce<typeof draft>((before) => addOption(before, key), choice);
    const pool = full.questions[0]?.pool ?? [];
    expect(pool).toHaveLength(10);
    expect(new Set([...pool.map((option) => option.key), ...keysOf(full)]).size).toBe(12);
  });
});
