import { findLostFactors, resetSecondFactor } from '#/lib/domain/accounts/second-factor/lost-factor.service.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Call, Command, Result } from '#/server/ops/command.ts';
import { getAccount, nameOf } from '#/server/ops/person.ts';

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
