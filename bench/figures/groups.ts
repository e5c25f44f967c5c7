import { plans, type SimulatedCompany, simulateCompany } from '#/bench/figures/simulated-company.ts';
import { createRandom } from '#/prisma/seed/random.ts';

export const TURNOUTS = [0.65, 0.8];
/** The number of companies of each plan, multiplied by the option. */
export const COMPANIES: Readonly<Record<string, number>> = {
  '6 people': 20,
  '12 (8 + 4)': 12,
  '12 (5 + 4 + 3)': 12,
  '30': 6,
  '125': 3,
};

/** Companies of one plan and turnout; 0 means the demo's turnout. */
export interface Group {
  readonly name: string;
  readonly people: number;
  readonly turnout: number;
  readonly companies: readonly SimulatedCompany[];
}

/** Simulates every plan at every turnout. */
export function simulateGroups(times: number): Group[] {
  return TURNOUTS.flatMap((turnout) =>
    plans.map((plan) => ({
      name: `${plan.name}, ${100 * turnout} %`,
      people: Number.parseInt(plan.name, 10),
      turnout,
      companies: Array.from({ length: times * (COMPANIES[plan.name] ?? 1) }, (_, seed) =>
        simulateCompany(plan, turnout, createRandom(seed, `${plan.name}/${turnout}`)),
      ),
    })),
  );
}

/** Measures each company of a group. */
export function over<Result>({ companies }: Group, measure: (company: SimulatedCompany) => Result): Result[] {
  return companies.map(measure);
}
