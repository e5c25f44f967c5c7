import type { SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import { type GivenAnswer, type NightRules, PublishedNights } from '#/e2e/support/scenes/published-nights.ts';
import { CAREFUL_ANSWERS, SHIELD_FROM } from '#/lib/domain/metrics/constants.ts';

export const K = 5;

export interface NightChoices {
  /** A batch also needs twice as many answers as persons. */
  readonly isCareful?: boolean;
  /** Pools shield teams, whatever the size of the company; otherwise as the product decides. */
  readonly shieldsTeams?: boolean;
  /** Other answers than those of the company itself, by day. */
  readonly answersOn?: (day: string) => readonly GivenAnswer[];
}

/** Runs a year of nights as the product does. */
export function runNights(company: SimulatedCompany, choices: NightChoices = {}): PublishedNights {
  const nights = new PublishedNights();
  const answersOn = choices.answersOn ?? ((day) => company.answers.get(day) ?? []);
  let shieldsTeams = false;
  for (const [at, day] of company.days.entries()) {
    nights.give(answersOn(day));
    const teams = company.teamsOn(day);
    if (at === 0 || day.endsWith('-01')) {
      const members = teams.reduce((sum, team) => sum + team.members, 0);
      shieldsTeams = choices.shieldsTeams ?? members >= SHIELD_FROM * K;
    }
    const rules: NightRules = { k: K, answersMin: choices.isCareful ? CAREFUL_ANSWERS * K : 0, shieldsTeams };
    for (const teamId of company.completeOn(day)) nights.complete(day, teamId, teams, rules);
    nights.pass(day, teams, rules);
  }
  return nights;
}
