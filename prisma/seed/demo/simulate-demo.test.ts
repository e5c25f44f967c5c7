import { expect, it } from 'vitest';
import { simulateDemo } from '#/prisma/seed/demo/simulate-demo.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';

const now = new Date('2026-11-19T15:00:00Z');
const later = new Date('2026-11-19T18:20:00Z');

/** Describes everyone and everything in the organisation, and each check-in and rating with its day. */
function describeDemo(seed: number, at: Date) {
  const { organisation, lives, ratings } = simulateDemo({ seed, now: at });
  const who = [
    ...organisation.people.map((person) => JSON.stringify(person)),
    ...[...organisation.departments, ...organisation.teams].map((place) => JSON.stringify(place, byEmail)),
  ];
  const said = [...lives.flatMap(({ checkIns }) => checkIns), ...ratings].map(({ team, person, ...rest }) => {
    return { day: rest.localDate, text: `${team.plan.name} ${person.email} ${JSON.stringify(rest, byEmail)}` };
  });
  const upTo = (day: string) => [...who, ...said.filter((one) => one.day <= day).map(({ text }) => text)].join('\n');
  return { all: upTo('9999-12-31'), upTo };
}

/** Replaces people by their addresses, because `people` describes them. */
const byEmail = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'email' in value ? value.email : value;

// A year of 120 people takes a second, and longer on a busy machine.
it('the demo is the same for one seed and time, differs later only in what is open, and with another seed', () => {
  const first = describeDemo(42, now);
  expect(describeDemo(42, now).all === first.all).toBe(true);
  const evening = describeDemo(42, later);
  expect(evening.upTo('2026-11-14') === first.upTo('2026-11-14')).toBe(true);
  expect(evening.all === first.all).toBe(false);
  expect(describeDemo(43, now).upTo('2025-10-31') === first.upTo('2025-10-31')).toBe(false);
}, 60_000);

it('the demo team also has something to do on a Sunday', () => {
  const sunday = new Date('2026-11-22T20:00:00Z');
  const [, , leader, member] = demoAccounts;
  const open = simulateDemo({ seed: 43, now: sunday })
    .lives.flatMap(({ checkIns }) => checkIns)
    .filter(({ team, answer, closesAt }) => team.leader?.email === leader?.email && !answer && closesAt > sunday)
    .map(({ person }) => person.email);
  expect(open).toContain(member?.email);
  expect(open.length).toBeGreaterThan(2);
  expect(open.length).toBeLessThan(11);
}, 60_000);
