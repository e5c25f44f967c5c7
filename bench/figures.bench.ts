// How fresh the published figures are and what can be read out of them, over simulated companies and the demo.
import { demoCompany } from '#/bench/figures/demo-company.ts';
import { compareFactorRules } from '#/bench/figures/factor-rules.ts';
import { addUp, type Freshness, measureFreshness, percent, quantileOf, type Share } from '#/bench/figures/freshness.ts';
import { compareMonthRules } from '#/bench/figures/month-rules.ts';
import { attack, countOpenToLeaders, countUnanimous, narrowestAnswer } from '#/bench/figures/privacy.ts';
import { K, type NightChoices, runNights } from '#/bench/figures/run-nights.ts';
import { plans, type SimulatedCompany, simulateCompany } from '#/bench/figures/simulated-company.ts';
import { companyBatches, findSteps, type StepFinding, teamBatches } from '#/bench/figures/step-finding.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { table, verdict } from '#/bench/report/table.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const TURNOUTS = [0.65, 0.8];
/** Of each plan so many, times the option. */
const COMPANIES: Readonly<Record<string, number>> = {
  '6 people': 20,
  '12 (8 + 4)': 12,
  '12 (5 + 4 + 3)': 12,
  '30': 6,
  '125': 3,
};
const HIDDEN_GOAL = 10;
const STEP_DAYS = 8;
const STEP_GOAL = 99;
const STEP_GOAL_PEOPLE = 12;
const DEMO_NOW = '2026-11-22T12:00:00Z';

const times = numberOption('times', 2);
const attacks = numberOption('attacks', 2000);

const report = new Report('figures', 'Published figures: how fresh, and what they tell');
const demo = demoCompany(1, new Date(DEMO_NOW));
const groups = TURNOUTS.flatMap((turnout) =>
  plans.map((plan) => ({
    name: `${plan.name}, ${100 * turnout} %`,
    people: peopleOf(plan.name),
    turnout,
    companies: Array.from({ length: times * (COMPANIES[plan.name] ?? 1) }, (_, seed) =>
      simulateCompany(plan, turnout, createRandom(seed, `${plan.name}/${turnout}`)),
    ),
  })),
);
groups.push({ name: 'the demo', people: 125, turnout: 0, companies: [demo] });

function peopleOf(name: string): number {
  return Number.parseInt(name, 10);
}

type Group = (typeof groups)[number];

function over<Result>(group: Group, measure: (company: SimulatedCompany) => Result): Result[] {
  return group.companies.map(measure);
}

function freshnessOf(group: Group, choices: NightChoices): Freshness {
  const each = over(group, (company) => measureFreshness(company, runNights(company, choices)));
  const added = (of: (one: Freshness) => Share) => addUp(each.map(of));
  return {
    companyWeeks: added((one) => one.companyWeeks),
    departmentWeeks: added((one) => one.departmentWeeks),
    teamWeeks: added((one) => one.teamWeeks),
    largerTeamWeeks: added((one) => one.largerTeamWeeks),
    teamMonths: added((one) => one.teamMonths),
    emptyMonths: added((one) => one.emptyMonths),
    neverCounted: added((one) => one.neverCounted),
    delays: each.flatMap((one) => one.delays),
  };
}

const choices: Record<string, NightChoices> = {
  'as the product': {},
  'more careful': { isCareful: true },
  'never shielded': { shieldsTeams: false },
  'always shielded': { shieldsTeams: true },
};
for (const [name, choice] of Object.entries(choices)) {
  const found = groups.map((group) => ({ group, freshness: freshnessOf(group, choice) }));
  const rows = found.map(({ group, freshness: one }) => [
    group.name,
    ...[
      one.companyWeeks,
      one.departmentWeeks,
      one.teamWeeks,
      one.largerTeamWeeks,
      one.teamMonths,
      one.emptyMonths,
      one.neverCounted,
    ].map(percent),
    quantileOf(one.delays, 0.5),
    quantileOf(one.delays, 0.95),
  ]);
  const low = found.filter(({ group }) => group.turnout === TURNOUTS[0]);
  const larger = addUp(low.map(({ freshness }) => freshness.largerTeamWeeks));
  report.add(
    `## Freshness, ${name}: % of weeks without a figure`,
    table(
      [
        '',
        'company',
        'departments',
        `teams of ${K}+`,
        `teams of ${K + 1}+`,
        'their months',
        '30 days empty',
        'never counted',
        'days to the batch',
        '95 %',
      ],
      ...rows,
    ),
    name === 'as the product'
      ? `Weeks of teams of ${K + 1} and more at 65 %, all companies: ${percent(larger)} %, ${verdict((100 * larger.count) / larger.of, { atMost: HIDDEN_GOAL })}`
      : '',
  );
}

const steps = groups
  .filter(({ turnout }) => turnout > 0)
  .map((group) => {
    const found = over(group, (company) => {
      const nights = runNights(company);
      const random = createRandom(1, `${company.name}/steps`);
      const teams = company.teams.filter(({ size, isWeekly }) => size > K && !isWeekly);
      return {
        company: findSteps(company, companyBatches(nights), random),
        teams: teams.map(({ id }) => findSteps(company, teamBatches(nights, id), random)),
      };
    });
    return { group, company: found.map((one) => one.company), teams: found.flatMap((one) => one.teams) };
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

report.add(
  '## Factors that a team of six and more named five times in a month: % shown',
  table(
    ['', 'each waits for five who name it', 'with the batches of the feelings'],
    ...groups
      .filter(({ turnout }) => turnout > 0)
      .map((group) => {
        const each = over(group, (company) => compareFactorRules(company, createRandom(1, `${company.name}/factors`)));
        return [
          group.name,
          percent(addUp(each.map(({ alone }) => alone))),
          percent(addUp(each.map(({ together }) => together))),
        ];
      }),
  ),
  '## Month questions: % of months without a result, % never counted, days to the batch',
  table(
    ['', 'rule', 'company', 'departments', 'never counted', 'days', '95 %'],
    ...groups
      .filter(({ turnout }) => turnout > 0)
      .flatMap((group) => {
        const each = over(group, compareMonthRules);
        return (['as it comes', 'nine days after'] as const).map((rule) => {
          const its = each.map((one) => one[rule]);
          const delays = its.flatMap((one) => one.delays);
          return [
            group.name,
            rule,
            percent(addUp(its.map((one) => one.company))),
            percent(addUp(its.map((one) => one.departments))),
            percent(addUp(its.map((one) => one.neverCounted))),
            quantileOf(delays, 0.5),
            quantileOf(delays, 0.95),
          ];
        });
      }),
  ),
);

report.add(
  '## What batches tell',
  table(
    [
      '',
      'all alike, % of team batches',
      'all bad',
      'more careful: alike',
      'open to one leader, %',
      'never shielded',
      'narrowest answer, points',
    ],
    ...groups.map((group) => {
      const [own = [], careful = [], never = []] = [{}, { isCareful: true }, { shieldsTeams: false }].map((choice) =>
        over(group, (company) => runNights(company, choice).batches),
      );
      const unanimous = own.map(countUnanimous);
      return [
        group.name,
        percent(addUp(unanimous.map(({ alike }) => alike))),
        percent(addUp(unanimous.map(({ bad }) => bad))),
        percent(addUp(careful.map((batches) => countUnanimous(batches).alike))),
        percent(addUp(own.map(countOpenToLeaders))),
        percent(addUp(never.map(countOpenToLeaders))),
        // Faces of 0, 50 and 100 are what they are.
        group.turnout > 0 ? Math.min(...own.map(narrowestAnswer)).toFixed(1) : '–',
      ];
    }),
  ),
);

const attackRows = [
  { k: 3, people: 10 },
  { k: 5, people: 12 },
].map(({ k, people }) => {
  const { companies, batches, revealing, revealingByThreshold } = attack(attacks, { k, people });
  return [
    `minimum ${k}, up to ${people} people`,
    companies,
    batches,
    revealing,
    verdict(revealing, { atMost: 0 }),
    revealingByThreshold,
  ];
});
report.add(
  '## The exact attack: companies with a set of fewer persons than the minimum on whom some combination of figures rests',
  table(['', 'companies', 'batches', 'revealing', 'goal', 'revealing if every full day were shown'], ...attackRows),
);

report.write(
  `${times} × ${Object.entries(COMPANIES)
    .map(([name, count]) => `${count} of ${name}`)
    .join(', ')}, each at 65 and 80 %, a year, minimum ${K}; ${attacks} companies attacked per minimum`,
);
