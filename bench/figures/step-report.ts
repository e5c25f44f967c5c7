import { percent, quantileOf } from '#/bench/figures/freshness.ts';
import { type Group, over } from '#/bench/figures/groups.ts';
import { K, publishCompanyDays } from '#/bench/figures/publish-company-days.ts';
import { companyBatches, findSteps, type StepFinding, teamBatches } from '#/bench/figures/step-finding.ts';
import type { Report } from '#/bench/report/report.ts';
import { table, verdict } from '#/bench/report/table.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const STEP_DAYS = 8;
const STEP_GOAL = 99;
const STEP_GOAL_PEOPLE = 12;

/** Reports how soon a step in every answer is visible, and how often a change is marked. */
export function addSteps(report: Report, groups: readonly Group[]): void {
  const steps = groups
    .filter(({ turnout }) => turnout > 0)
    .map((group) => {
      const findings = over(group, (company) => {
        const runDays = publishCompanyDays(company);
        const random = createRandom(1, `${company.name}/steps`);
        const teams = company.teams.filter(({ size, isWeekly }) => size > K && !isWeekly);
        return {
          company: findSteps(company, companyBatches(runDays), random),
          teams: teams.map(({ id }) => findSteps(company, teamBatches(runDays, id), random)),
        };
      });
      return { group, company: findings.map((one) => one.company), teams: findings.flatMap((one) => one.teams) };
    });
  report.add(
    `## A step of 20 points in every answer: % seen within ${STEP_DAYS} days, and days (median, 95 %)`,
    table(
      ['', 'company', 'days', '95 %', 'goal', 'teams', 'days', '95 %'],
      ...steps.map(({ group, company, teams }) => {
        const own = seenIn(company);
        const goal = group.people >= STEP_GOAL_PEOPLE ? verdict(own.share, { atLeast: STEP_GOAL }) : '';
        const theirs = seenIn(teams);
        return [
          group.name,
          own.share.toFixed(1),
          own.median,
          own.most,
          goal,
          ...(teams.length > 0 ? [theirs.share.toFixed(1), theirs.median, theirs.most] : ['–', '–', '–']),
        ];
      }),
    ),
    '## Marks of change, four weeks against four: % marked',
    table(
      ['', 'company, no step', '10 points', '20 points', 'teams, no step', '10 points', '20 points'],
      ...steps.map(({ group, company, teams }) => [group.name, ...markedIn(company), ...markedIn(teams)]),
    ),
  );
}

function seenIn(findings: readonly StepFinding[]) {
  const days = findings.flatMap((finding) => finding.days);
  const share = (100 * days.filter((count) => count <= STEP_DAYS).length) / days.length;
  return { share, median: quantileOf(days, 0.5), most: quantileOf(days, 0.95) };
}

function markedIn(findings: readonly StepFinding[]): string[] {
  return ([0, 10, 20] as const).map((height) => {
    const marked = findings.flatMap((finding) => finding.marked[height]);
    return percent({ of: marked.length, count: marked.filter(Boolean).length });
  });
}
