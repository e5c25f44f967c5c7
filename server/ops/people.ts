import { mailConfirmation } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { findLostFactors, resetSecondFactor } from '#/lib/domain/accounts/second-factor/lost-factor.service.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { findPeople, type PersonOfCompany } from '#/lib/domain/people/list/find-people.ts';
import { retentionSchedule } from '#/lib/domain/retention/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Call, Command, Result } from '#/server/ops/command.ts';
import { getAccount, nameOf } from '#/server/ops/person.ts';

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

export const confirmationSend: Command = {
  name: 'confirmation send',
  usage: '<email>',
  summary: 'Emails a new confirmation link to a person who has signed up.',
  values: [1, 1],
  isChange: true,
  run: async ({ ctx, values, change }) => {
    const account = await getAccount(ctx.db, values[0] ?? '');
    if (account.blockedAt) throw new Problem('conflict', `${nameOf(account)} is suspended and gets no email.`);
    if (account.confirmedAt)
      throw new Problem(
        'conflict',
        `${nameOf(account)} has confirmed the address. They can ask for a new password at ${env().APP_URL}/forgotPassword.`,
      );
    await change((tx) => mailConfirmation(tx, ctx, account));
    const line = `${nameOf(account)} gets a new link; earlier links no longer work.`;
    const { mailRefusedAt } = account;
    if (!mailRefusedAt) return { lines: [line] };
    const since = mailRefusedAt.toISOString().slice(0, 10);
    return { lines: [line, `Its mail server has refused this address for good since ${since}.`] };
  },
};

/** People per transaction. */
const AT_ONCE = 50;

export const factorReset: Command = {
  name: 'factor reset',
  usage: '<email> | --lost',
  summary: 'Turns off a person’s second factor, ends their sessions and emails them about it.',
  values: [0, 1],
  isChange: true,
  options: {
    lost: { type: 'boolean', about: 'For everyone whose second factor no secret in AUTH_SECRET opens any more.' },
  },
  objection: ({ values, flag }) =>
    flag('lost') === (values.length === 0) ? null : 'Give either the email of one person or --lost.',
  run: (call) => (call.flag('lost') ? resetLost(call) : resetOne(call)),
};

async function resetOne({ ctx, values, change }: Call): Promise<Result> {
  const account = await getAccount(ctx.db, values[0] ?? '');
  const reset = await change((tx) => resetSecondFactor(tx, ctx, account));
  if (!reset) throw new Problem('conflict', `${nameOf(account)} has no second factor.`);
  return {
    lines: [
      `The second factor of ${nameOf(account)} is off; ${endedOf(reset.endedSessions)}.`,
      account.blockedAt ? 'The account is suspended: they get no email.' : 'They get an email about it.',
    ],
  };
}

async function resetLost({ ctx, change }: Call): Promise<Result> {
  const { total, lost } = await findLostFactors(ctx.db);
  let people = 0;
  let endedSessions = 0;
  for (let start = 0; start < lost.length; start += AT_ONCE) {
    const resets = await change(async (tx) => {
      const all: ({ endedSessions: number } | null)[] = [];
      for (const holder of lost.slice(start, start + AT_ONCE)) all.push(await resetSecondFactor(tx, ctx, holder));
      return all.filter((reset) => reset !== null);
    });
    people += resets.length;
    endedSessions += resets.reduce((sum, reset) => sum + reset.endedSessions, 0);
  }
  if (people === 0) return { lines: [`All second factors can be opened (${total}): nothing to do.`] };
  const factors = countWords(total, 'second factor');
  const ended = endedOf(endedSessions);
  return {
    lines: [`Of ${factors}, ${people} couldn’t be opened and are off; ${ended}. Each person gets an email about it.`],
  };
}

function endedOf(sessions: number): string {
  return `${countWords(sessions, 'session')} ended`;
}
