import { describe, expect, it } from 'vitest';
import { canFilterByMember, canViewPublishedTeam } from '#/lib/domain/dashboards/policy.ts';
import { roleNames } from '#/lib/platform/roles.ts';

const none = { leads: false, belongs: false, leadsDepartment: false };
const ties = {
  none,
  leads: { ...none, leads: true },
  belongs: { ...none, belongs: true },
  leadsDepartment: { ...none, leadsDepartment: true },
};

/** By tie, the roles in which somebody with no other tie to the team may. */
const mayView = {
  none: ['Administrator'],
  leads: ['Administrator', 'Team Leader'],
  belongs: ['Administrator', 'Member'],
  leadsDepartment: ['Administrator', 'Department Leader'],
};
const mayFilter = { none: [], leads: ['Team Leader'], belongs: [], leadsDepartment: [] };

const names = Object.keys(ties) as (keyof typeof ties)[];

describe.each(names)('whose one tie to a team is "%s"', (name) => {
  it('sees what is published of it in the roles of that tie', () => {
    expect(roleNames.filter((role) => canViewPublishedTeam({ role }, ties[name])).sort()).toEqual(mayView[name]);
  });

  it('reads answers by name only as its Team Leader', () => {
    expect(roleNames.filter((role) => canFilterByMember({ role }, ties[name]))).toEqual(mayFilter[name]);
  });
});
