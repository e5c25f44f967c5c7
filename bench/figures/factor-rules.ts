import type { Share } from '#/bench/figures/freshness.ts';
import { K, publishCompanyDays } from '#/bench/figures/publish-company-days.ts';
import type { SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import type { GivenAnswer, PublishedBatch } from '#/e2e/support/scenes/published-days.ts';
import { addDays, firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import { FACTOR_DAYS } from '#/lib/domain/releases/constants.ts';
import type { Random } from '#/prisma/seed/random.ts';

const NAMED = [0.2, 0.45, 0.25, 0.1];

export interface FactorRules {
  /** Shown because five people of one batch named it. */
  readonly batch: Share;
  /** Shown because five people named it, five times, in the batches of four weeks: the product's rule. */
  readonly weeks: Share;
  /** Shown because it was named five times by anyone. Of these, how many were named by fewer than five people. */
  readonly times: Share;
  readonly fewPersons: Share;
}

/** Returns in how many team months a factor that five people named with a feeling is shown, by three rules. */
export function compareFactorRules(company: SimulatedCompany, random: Random): FactorRules {
  const factorsOf = new Map<GivenAnswer, string[]>();
  for (const answer of [...company.answers.values()].flat()) {
    const count = random.pickWeighted([0, 1, 2, 3], (number) => NAMED[number] ?? 0);
    const feeling = answer.value >= 55 ? 'helped' : answer.value < 35 ? 'hurt' : 'mentioned';
    const factors = random
      .shuffle(affectingFactors)
      .slice(0, 2 * count)
      .sort((a, b) => a.id - b.id)
      .slice(0, count);
    factorsOf.set(
      answer,
      factors.map(({ id }) => `${id} ${feeling}`),
    );
  }
  const teams = company.teams.filter(({ size }) => size > K).map(({ id }) => id);
  const { batches } = publishCompanyDays(company);
  const rules = {
    truth: new Set<string>(),
    batch: new Set<string>(),
    weeks: new Set<string>(),
    times: new Set<string>(),
  };
  for (const teamId of teams) {
    const own = batches.filter((batch) => batch.teamId === teamId);
    const ownAnswers = [...factorsOf.keys()].filter((answer) => answer.teamId === teamId);
    const keysOf = (answer: GivenAnswer, on: string) =>
      (factorsOf.get(answer) ?? []).map((factor) => ({ key: `${teamId} ${firstOfMonth(on)} ${factor}`, ...answer }));
    const published = own.flatMap(({ day, answers }) => answers.flatMap((answer) => keysOf(answer, day)));
    const namings = groupRows(
      ownAnswers.flatMap((answer) => keysOf(answer, answer.day)),
      ({ key }) => key,
    );
    const often = new Set(
      [...groupRows(published, ({ key }) => key)].flatMap(([key, its]) => (its.length >= K ? key : [])),
    );
    for (const [key, its] of namings) if (personsOf(its) >= K) rules.truth.add(key);
    for (const key of often) rules.times.add(key);
    for (const batch of own) {
      const month = (these: readonly PublishedBatch[]) =>
        groupRows(
          these.flatMap(({ answers }) => answers.flatMap((answer) => keysOf(answer, batch.day))),
          ({ key }) => key,
        );
      const recent = own.filter(({ day }) => day <= batch.day && day > addDays(batch.day, -FACTOR_DAYS));
      for (const [key, its] of month([batch])) if (personsOf(its) >= K) rules.batch.add(key);
      for (const [key, its] of month(recent)) if (personsOf(its) >= K && often.has(key)) rules.weeks.add(key);
    }
  }
  const share = (keys: ReadonlySet<string>) => ({
    of: rules.truth.size,
    count: [...rules.truth].filter((key) => keys.has(key)).length,
  });
  const few = [...rules.times].filter((key) => !rules.truth.has(key)).length;
  return {
    batch: share(rules.batch),
    weeks: share(rules.weeks),
    times: share(rules.times),
    fewPersons: { of: rules.times.size, count: few },
  };
}

function personsOf(answers: readonly Pick<GivenAnswer, 'userId'>[]): number {
  return new Set(answers.map(({ userId }) => userId)).size;
}
