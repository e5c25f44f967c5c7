// How much of a pulse that repeats its question stays hidden, because people join and leave.
import { playRepeatedPulse, type RepeatedPulse } from '#/bench/repeated-pulses/play-pulse.ts';
import { Report } from '#/bench/report/report.ts';
import { table } from '#/bench/report/table.ts';

const SEEDS = [1, 2, 3, 4];
const HIDDEN_GOAL = 20;

function play(choices: Omit<RepeatedPulse, 'seed'>) {
  const outcomes = SEEDS.map((seed) => playRepeatedPulse({ ...choices, seed }));
  const percentOf = (of: 'teams' | 'whole' | 'answers') =>
    Math.round((100 * outcomes.reduce((sum, one) => sum + one[of], 0)) / outcomes.length);
  return { teams: percentOf('teams'), whole: percentOf('whole'), answers: percentOf('answers') };
}

const rows = [1, 2, 4, 5].flatMap((weeks) =>
  [0.1, 0.2, 0.4].map((turnover) => {
    const [before, after] = [play({ weeks, turnover, compares: false }), play({ weeks, turnover, compares: true })];
    const cost = before.teams - after.teams;
    const goal = turnover === 0.2 ? `≤ ${HIDDEN_GOAL} ${cost <= HIDDEN_GOAL ? 'met' : 'MISSED'}` : '';
    return [
      `every ${weeks} weeks, ${turnover * 100} % turnover`,
      before.teams,
      after.teams,
      cost,
      goal,
      after.whole,
      after.answers,
    ];
  }),
);
const report = new Report('repeated-pulses', 'Pulses that ask the same again: what stays hidden');
report.add(
  '## Percent of the results that are shown',
  table(['', 'teams, each round alone', 'teams', 'cost', 'goal', 'all together', 'answers in it'], ...rows),
);
report.write('12 teams of 6 to 12, 85 % answer, three years, minimum group size 5, 4 companies each');
