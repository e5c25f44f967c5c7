import { findPeople, type PersonOfCompany } from '#/lib/domain/people/list/find-people.ts';
import type { Command } from '#/server/ops/command.ts';

const LISTED_MAX = 50;

export const personFind: Command = {
  name: 'person find',
  usage: '<email or part of a name>',
  summary: 'Says in which companies somebody is, with which roles, and what keeps them from signing in.',
  values: [1, 5],
  run: async ({ ctx, values }) => {
    const words = values.join(' ');
    const people = await findPeople(words, { limit: LISTED_MAX + 1, now: ctx.clock.now() });
    if (people.length === 0) return { isFailure: true, lines: [`Nobody has “${words}” in name or address.`] };
    const rest = people.length > LISTED_MAX ? [`There are more: type more of the name or address.`] : [];
    return { lines: [...people.slice(0, LISTED_MAX).map(lineOf), ...rest] };
  },
};

const states: Readonly<Record<PersonOfCompany['state'], string>> = {
  active: 'active',
  unconfirmed: 'has not confirmed the address',
  suspended: 'suspended',
  invited: 'invited',
};

function lineOf({ id, firstName, lastName, email, company, roles, state, ...more }: PersonOfCompany): string {
  const name = `${firstName} ${lastName}`.trim();
  const marks = [
    states[state],
    ...(more.hasSecondFactor ? ['second factor on'] : []),
    ...(more.isUndelivered ? ['mails are refused'] : []),
  ];
  const who = `${name} <${email}>${id === null ? '' : ` (user ${id})`}`.trim();
  return `${who}, ${company.name} (company ${company.id}): ${[roles.join(' and ') || 'no role', ...marks].join(', ')}`;
}
