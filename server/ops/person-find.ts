import { findPeople, type PersonOfCompany } from '#/lib/domain/people/list/find-people.ts';
import { retentionSchedule } from '#/lib/domain/retention/constants.ts';
import type { Command } from '#/server/ops/command.ts';

const LISTED_MAX = 50;

export const personFind: Command = {
  name: 'person find',
  usage: '<email or part of a name>',
  summary:
    'Shows which companies a person is in, with which roles, what keeps them from signing in, and when they last did.',
  values: [1, 5],
  run: async ({ ctx, values }) => {
    const words = values.join(' ');
    const people = await findPeople(words, { limit: LISTED_MAX + 1, now: ctx.clock.now() });
    if (people.length === 0) return { isFailure: true, lines: [`No one has “${words}” in their name or address.`] };
    const rest = people.length > LISTED_MAX ? [`There are more: type more of the name or address.`] : [];
    return { lines: [...people.slice(0, LISTED_MAX).map(lineOf), ...rest] };
  },
};

const states: Readonly<Record<PersonOfCompany['state'], string>> = {
  active: 'active',
  unconfirmed: 'hasn’t confirmed the address',
  suspended: 'suspended',
  invited: 'invited',
};

/** Returns when someone last signed in, in words; a session stays stored for as long as retention says. */
function describeSignIn({ id, state, signedInAt }: PersonOfCompany): string[] {
  if (signedInAt) return [`last sign-in ${signedInAt.toISOString().slice(0, 10)}`];
  return id === null || state === 'unconfirmed'
    ? []
    : [`no sign-in for ${retentionSchedule.sessions.days} days or longer`];
}

function lineOf(person: PersonOfCompany): string {
  const { id, firstName, lastName, email, company, roles, state, ...more } = person;
  const name = `${firstName} ${lastName}`.trim();
  const marks = [
    states[state],
    ...(more.hasSecondFactor ? ['second factor on'] : []),
    ...(more.isUndelivered ? ['emails are refused'] : []),
    ...describeSignIn(person),
    ...(company.isBlocked ? ['the company is blocked'] : []),
  ];
  const who = `${name} <${email}>${id === null ? '' : ` (user ${id})`}`.trim();
  return `${who}, ${company.name} (company ${company.id}): ${[roles.join(' and ') || 'no role', ...marks].join(', ')}`;
}
