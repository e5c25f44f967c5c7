import type { SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import { type GivenAnswer, type PublicationRules, PublishedDays } from '#/e2e/support/scenes/published-days.ts';
import { CAREFUL_ANSWERS } from '#/lib/domain/metrics/constants.ts';
import { findWaitedFor } from '#/lib/domain/metrics/publication/reader-shield.ts';

export const K = 5;

export interface RunChoices {
  /** Whether a batch also needs twice as many answers as people. */
  readonly isCareful?: boolean;
  /** False if pools wait for no one who reads by name and above; otherwise like the product. */
  readonly waitsForReaders?: boolean;
  /** Readers that replace `readersAbove`. */
  readonly reading?: readonly (readonly number[])[];
  /** Answers that replace the company's own, by day. */
  readonly answersOn?: (day: string) => readonly GivenAnswer[];
}

/**
 * Returns who reads teams by name and also above them. These are an administrator who leads one randomly numbered team,
 * and the leaders of teams that are too small for their own results.
 */
export function readersAbove({ teams, leadByAdministrator }: SimulatedCompany): number[][] {
  const small = teams.filter(({ size }) => size < K).map(({ id }) => id);
  return [...new Set([leadByAdministrator, ...small])].map((id) => [id]);
}

/** Runs a year of daily runs as the product does. */
export function publishCompanyDays(company: SimulatedCompany, choices: RunChoices = {}): PublishedDays {
  const runDays = new PublishedDays();
  const answersOn = choices.answersOn ?? ((day) => company.answers.get(day) ?? []);
  for (const day of company.days) {
    runDays.give(answersOn(day));
    const teams = company.teamsOn(day);
    const reading = choices.waitsForReaders === false ? [] : (choices.reading ?? readersAbove(company));
    const readers = findWaitedFor(reading, teams, K);
    const rules: PublicationRules = { k: K, answersMin: choices.isCareful ? CAREFUL_ANSWERS * K : 0, readers };
    for (const teamId of company.completeOn(day)) runDays.complete(day, teamId, teams, rules);
    runDays.pass(day, teams, rules);
  }
  return runDays;
}
