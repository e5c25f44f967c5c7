import { K } from '#/bench/figures/publish-company-days.ts';
import type { SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import { quantile } from '#/bench/measure/statistics.ts';
import type { PublishedBatch, PublishedDays } from '#/e2e/support/scenes/published-days.ts';
import { addDays, daysBetween, firstOfMonth, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';

/** A count out of a total. */
export interface Share {
  of: number;
  count: number;
}

export interface Freshness {
  /** Weeks in which someone answered and no result is dated. */
  companyWeeks: Share;
  departmentWeeks: Share;
  /** For teams with at least the minimum, and for teams with more. */
  teamWeeks: Share;
  largerTeamWeeks: Share;
  teamMonths: Share;
  /** Days without a result for the previous 30 days. */
  emptyMonths: Share;
  neverCounted: Share;
  /** Days from each answer to its batch. */
  delays: number[];
}

/** Returns how fresh and how complete the results of a year are. */
export function measureFreshness(company: SimulatedCompany, runDays: PublishedDays): Freshness {
  const allAnswers = [...company.answers.values()].flat();
  const hidden = (
    teamIds: readonly number[],
    isOf: (batch: PublishedBatch) => boolean,
    spanOf: (day: LocalDate) => LocalDate,
  ) => {
    const spans = new Set(allAnswers.flatMap(({ day, teamId }) => (teamIds.includes(teamId) ? [spanOf(day)] : [])));
    const publishedSpans = new Set(runDays.batches.flatMap((batch) => (isOf(batch) ? [spanOf(batch.day)] : [])));
    return { of: spans.size, count: [...spans].filter((span) => !publishedSpans.has(span)).length };
  };
  const teamIds = company.teams.map(({ id }) => id);
  const departments = [...new Set(company.teams.flatMap(({ departmentId }) => departmentId ?? []))];
  const large = company.teams.filter(({ size }) => size >= K);
  const ofTeam = (id: number, spanOf: (day: LocalDate) => LocalDate) =>
    hidden([id], ({ teamId }) => teamId === id, spanOf);
  const published = new Set(runDays.batches.map(({ day }) => day));
  const settled = company.days.slice(30);
  const empty = settled.filter(
    (day) => !Array.from({ length: 30 }, (_, ago) => addDays(day, -ago)).some((on) => published.has(on)),
  );
  return {
    companyWeeks: hidden(teamIds, () => true, mondayOf),
    departmentWeeks: addUp(
      departments.map((id) => {
        const own = company.teams.filter(({ departmentId }) => departmentId === id).map((team) => team.id);
        return hidden(own, ({ departmentId }) => departmentId === id, mondayOf);
      }),
    ),
    teamWeeks: addUp(large.map(({ id }) => ofTeam(id, mondayOf))),
    largerTeamWeeks: addUp(large.filter(({ size }) => size > K).map(({ id }) => ofTeam(id, mondayOf))),
    teamMonths: addUp(large.map(({ id }) => ofTeam(id, firstOfMonth))),
    emptyMonths: { of: settled.length, count: empty.length },
    neverCounted: { of: allAnswers.length, count: runDays.waiting.length },
    delays: runDays.batches.flatMap(({ day, answers }) => answers.map((answer) => daysBetween(answer.day, day))),
  };
}

export function addUp(shares: readonly Share[]): Share {
  return shares.reduce((sum, { of, count }) => ({ of: sum.of + of, count: sum.count + count }), { of: 0, count: 0 });
}

export function percent({ of, count }: Share): string {
  return of === 0 ? '–' : ((100 * count) / of).toFixed(1);
}

export function quantileOf(values: readonly number[], share: number): number {
  return quantile(Float64Array.from(values).sort(), share);
}
