import { describe, expect, it } from 'vitest';
import { canReadAnswersByName, canReadTeamParticipation } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { roleNames } from '#/lib/platform/roles.ts';

/** By a person's only relation to a team: the roles in which they may read. */
const table = {
  none: { answers: [], participation: ['Administrator'] },
  leads: { answers: ['Team Leader'], participation: ['Administrator'] },
  belongs: { answers: [], participation: ['Administrator'] },
  leadsDepartment: { answers: [], participation: ['Administrator', 'Department Leader'] },
};

describe.each(Object.entries(table))(
  'a person whose relation to a team is "%s"',
  (relation, { answers, participation }) => {
    const relations = { leads: false, belongs: false, leadsDepartment: false, [relation]: true };

    it(`reads its answers by name as ${answers.join(', ') || 'no one'}`, () => {
      expect(roleNames.filter((role) => canReadAnswersByName({ role }, relations))).toEqual(answers);
    });

    it(`reads how many people in it answered as ${participation.join(', ')}`, () => {
      expect(roleNames.filter((role) => canReadTeamParticipation({ role }, relations))).toEqual(participation);
    });
  },
);
