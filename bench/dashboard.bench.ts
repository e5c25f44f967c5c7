// A team's dashboard: the product's call, a bare Next route with its SQL and body, and the SQL alone.
import { explainQueries } from '#/bench/dashboard/explain-queries.ts';
import { countRowsRead } from '#/bench/dashboard/rows-read.ts';
import { openProduct } from '#/bench/dashboard/signed-in-product.ts';
import { openSubject, type Way } from '#/bench/dashboard/subject.ts';
import { type DataSet, dataSetOf, describeDataSet, USUAL_MEMBERS, variantOf } from '#/bench/data/data-set.ts';
import { measureInTurn, type Rounds, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { runLoad, type Sample, type Work } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';

const PERIODS = ['1y', '6m', '1m', '1w', '1d'] as const;
/** Four of five check-ins are answered, which makes 10 thousand and 1 million answers. */
const FEW_MEMBERS = 50;
const MANY_MEMBERS = 5000;

const members = numberOption('members', USUAL_MEMBERS);
const teamSize = numberOption('team-size', 10);
const rounds = numberOption('rounds', 5);
const calls = numberOption('calls', 400);

const report = new Report('dashboard', 'A team’s dashboard', variantOf(members));
const dataSet = await dataSetOf(members, teamSize);
await compareWithReferences(dataSet);
await compareGrowth(await dataSetOf(FEW_MEMBERS, teamSize), await dataSetOf(MANY_MEMBERS, teamSize));
report.write(
  `${describeDataSet(dataSet)}; ${calls} calls per measurement, medians of ${rounds} rounds in alternating order`,
);

async function compareWithReferences(data: DataSet): Promise<void> {
  const { dashboards, pool, close } = await openSubject(data, PERIODS);
  for (const period of PERIODS) {
    const { ways, body, figures } = dashboards[period];
    const rows = (await countRowsRead(pool, figures)).toLocaleString('en');
    for (const clients of period === '1y' ? [1, 16] : [1]) {
      const result = await measure(ways, clients);
      const size = round(JSON.stringify(body).length / 1024);
      report.add(`## ${period}, clients: ${clients}, JSON: ${size} KB, rows read: ${rows}`, showResult(result));
      if (clients === 1) report.add(showGoal(result));
    }
  }
  report.keep(
    '## Plans',
    await explainQueries(pool, [
      ...dashboards['1y'].session,
      ...PERIODS.flatMap((period) => dashboards[period].figures),
    ]),
  );
  await close();
}

async function compareGrowth(few: DataSet, many: DataSet): Promise<void> {
  const before = await openProduct(few, 'product-few');
  const after = await openProduct(many, 'product-many');
  const rows: string[][] = [];
  for (const period of PERIODS) {
    const result = await measure({ few: before.call(period), many: after.call(period) }, 1);
    const growth = ratio(result.many, result.few, 'p50');
    const goal = period === '1y' ? verdict(growth, { atMost: 1.1 }) : '';
    rows.push([
      period,
      round(summarise(result.few).p50),
      round(summarise(result.many).p50),
      round(growth),
      showSpread(result.many, result.few),
      goal,
    ]);
  }
  await Promise.all([before.stop(), after.stop()]);
  const head = [few, many].map(({ answers }) => `${answers.toLocaleString('en')} answers`);
  report.add(
    `## Growth: one team of ${teamSize} while others answer`,
    table(['product, p50 in ms', ...head, 'growth', 'rounds', 'goal'], ...rows),
  );
}

function showResult(result: Rounds<Way>): string {
  return table(
    ['', 'p50 ms', 'of bare', 'p95 ms', 'p99 ms', 'calls/s', 'not 2xx'],
    ...Object.entries(result).map(([way, samples]) => {
      const { p50, p95, p99, perSecond, failures } = summarise(samples);
      const share = ratio(samples, result['bare Next route'], 'p50');
      return [way, round(p50), round(share), round(p95), round(p99), round(perSecond), failures];
    }),
  );
}

function showGoal({ product, 'bare Next route': bare }: Rounds<Way>): string {
  const time = ratio(product, bare, 'p50');
  const { firstFailure } = summarise(product);
  const goals = table(
    ['product against the bare route', 'median', 'rounds', 'goal'],
    ['time (p50)', round(time), showSpread(product, bare), verdict(time, { atMost: 2 })],
  );
  return firstFailure ? `${goals}\n\nThe first failure: ${firstFailure}` : goals;
}

function showSpread(own: Sample[], other: Sample[]): string {
  return ratioSpread(own, other, 'p50').map(round).join(' to ');
}

/** Measures several ways to get one result, after a warm-up round. */
async function measure<Name extends string>(
  works: Record<Name, Work<undefined>>,
  clients: number,
): Promise<Rounds<Name>> {
  const items = Array.from({ length: calls }, () => undefined);
  const runs = Object.entries<Work<undefined>>(works).map(([name, work]) => [
    name,
    () => runLoad(items, clients, work),
  ]);
  const contenders = Object.fromEntries(runs) as Record<Name, () => Promise<Sample>>;
  await measureInTurn(1, contenders);
  return measureInTurn(rounds, contenders);
}
