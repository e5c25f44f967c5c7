import { describe, expect, it } from 'vitest';
import { readInput } from '#/lib/api/reading/read-input.ts';
import {
  saveOnboardingMeContract,
  saveOnboardingMotivatorsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import {
  saveOnboardingCompanyContract,
  saveOnboardingTeamContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';
import { inWords } from '#/lib/words/in-words.ts';

describe.each([
  [saveOnboardingMeContract, { shareBirthday: 'true' }, { shareBirthday: true }],
  [saveOnboardingCompanyContract, { companySizeId: '1' }, { companySizeId: 1 }],
  [saveOnboardingTeamContract, { name: 'Harbour' }, { name: 'Harbour' }],
  [saveOnboardingMotivatorsContract, { userBaselines: [] }, { userBaselines: [] }],
])('a body of $name', ({ body }, fields, data) => {
  it('that has no known field is refused, and the field is named', () => {
    expect(readInput(body, { hopse: [1] }).messages.map((words) => inWords(words, 'en'))).toEqual([
      'Unknown fields: hopse. Leave them out.',
    ]);
    expect(readInput(body, { toString: 1, constructor: 2 }).messages).toHaveLength(1);
  });

  it('that is empty, or has a known field next to others, is read', () => {
    expect(readInput(body, {})).toEqual({ data: {}, messages: [] });
    expect(readInput(body, { ...fields, isNew: true })).toEqual({ data, messages: [] });
  });
});
