// How fresh the published results are and what they reveal, for simulated companies and the demo.
import { demoCompany } from '#/bench/figures/demo-company.ts';
import { compareFactorRules } from '#/bench/figures/factor-rules.ts';
import { addUp, type Freshness, measureFreshness, percent, quantileOf, type Share } from '#/bench/figures/freshness.ts';
import { COMPANIES, type Group, over, simulateGroups, TURNOUTS } from '#/bench/figures/groups.ts';
import { compareMonthRules } from '#/bench/figures/month-rules.ts';
import { attack, countOpenToLeaders, countUnanimous, narrowestAnswer } from '#/bench/figures/privacy.ts';
import { K, publishCompanyDays, type RunChoices } from '#/bench/figures/publish-company-days.ts';
import { measureHidden } from '#/bench/figures/reader-shield.ts';
import { addSteps } from '#/bench/figures/step-report.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { table, verdict } from '#/bench/report/table.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const HIDDEN_GOAL = 10;
const DEMO_NOW = '2026-11-22T12:00:00Z';

const times = numberOption('times', 2);
const attacks = numberOption('attacks', 2000);

const report = new Report('figures', 'Published figures: how fresh, and what they tell');
const demo = demoCompany(1, new Date(DEMO_NOW));
const groups: readonly Group[] = [
  ...simulateGroups(times),
  { name: 'the demo', people: 125, turnout: 0, companies: [demo] },
];

function freshnessOf(group: Group, choices: RunChoices): Freshness {
  const each = over(group, (company) => measureFreshness(company, publishCompanyDays(company, choices)));
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

const choices: Record<string, RunChoices> = {
  'as the product': {},
  'more careful': { isCareful: true },
  'waiting for no reader': { waitsForReaders: false },
};
for (const [name, choice] of Object.entries(choices)) {
  const measurements = groups.map((group) => ({ group, freshness: freshnessOf(group, choice) }));
  const rows = measurements.map(({ group, freshness: one }) => [
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
  const low = measurements.filter(({ group }) => group.turnout === TURNOUTS[0]);
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

addSteps(report, groups);

report.add(
  '## Factors that five people of a team of six and more named in a month: % shown',
  table(
    ['', 'five of one batch', 'five in four weeks', 'named five times', 'of these by fewer than five'],
    ...groups
      .filter(({ turnout }) => turnout > 0)
      .map((group) => {
        const each = over(group, (company) => compareFactorRules(company, createRandom(1, `${company.name}/factors`)));
        const columns = (['batch', 'weeks', 'times', 'fewPersons'] as const).map((of) =>
          percent(addUp(each.map((one) => one[of]))),
        );
        return [group.name, ...columns];
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
  '## An Administrator who leads a team: % of the figures that are hidden from them, over every team that they could lead',
  table(
    [
      '',
      'company, days',
      'weeks',
      'months',
      'their department, weeks',
      'waiting for no reader: days',
      'weeks',
      'months',
      'department',
    ],
    ...groups.map((group) => {
      const columns = [true, false].flatMap((waits) => {
        const each = over(group, (company) => measureHidden(company, waits));
        return (['companyDays', 'companyWeeks', 'companyMonths', 'departmentWeeks'] as const).map((of) =>
          percent(addUp(each.map((one) => one[of]))),
        );
      });
      return [group.name, ...columns];
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
      'waiting for no reader',
      'narrowest answer, points',
    ],
    ...groups.map((group) => {
      const [own = [], careful = [], never = []] = [{}, { isCareful: true }, { waitsForReaders: false }].map((choice) =>
        over(group, (company) => publishCompanyDays(company, choice).batches),
      );
      const unanimous = own.map(countUnanimous);
      return [
        group.name,
        percent(addUp(unanimous.map(({ alike }) => alike))),
        percent(addUp(unanimous.map(({ bad }) => bad))),
        percent(addUp(careful.map((batches) => countUnanimous(batches).alike))),
        percent(addUp(own.map(countOpenToLeaders))),
        percent(addUp(never.map(countOpenToLeaders))),
        // The demo only has feelings of 0, 50 and 100, so its span says nothing.
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
