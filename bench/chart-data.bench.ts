// The organisation chart of larger and larger companies: the call, next to a bare Next route with its SQL and body.
import { gzipSync } from 'node:zlib';
import { type ChartShape, chartShapes, openChart } from '#/bench/chart/chart-calls.ts';
import { measureInTurn, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { runLoad, type Sample } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import { makePeopleDatabase } from '#/bench/organisation/people-database.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';

const TEAM_SIZE = 8;
const SIZES = [1000, 5000, 20_000];
const GOAL_OF_BARE = 2;

const largest = numberOption('largest', 20_000);
const rounds = numberOption('rounds', 5);
const calls = numberOption('calls', 20);

const report = new Report('chart-data', 'Data of the organisation chart');
for (const people of SIZES.filter((size) => size <= largest)) await measureSize(people);
report.write(`${TEAM_SIZE} to a team; ${calls} calls per measurement, ${rounds} rounds in alternating order`);

async function measureSize(members: number): Promise<void> {
  const people = await makePeopleDatabase(members, TEAM_SIZE);
  const chart = await openChart(people);
  const rows: (string | number)[][] = [];
  for (const shape of chartShapes) rows.push(await measure(shape));
  const head = [
    'call',
    'p50 ms',
    'p95 ms',
    'bare p50',
    'bare p95',
    'of bare',
    'rounds',
    'queries',
    'KB',
    'gzip KB',
    'not 2xx',
    'goal',
  ];
  const size = `${members.toLocaleString('en')} people in ${people.teams.toLocaleString('en')} teams`;
  report.add(`## ${size}`, table(head, ...rows));
  await chart.close();
  await people.drop();

  async function measure(shape: ChartShape): Promise<(string | number)[]> {
    const { ways, queries, body } = chart.calls[shape];
    const items = Array.from({ length: calls }, () => undefined);
    const contenders: Record<keyof typeof ways, () => Promise<Sample>> = {
      product: () => runLoad(items, 1, ways.product),
      'bare Next route': () => runLoad(items, 1, ways['bare Next route']),
    };
    await measureInTurn(1, contenders);
    const result = await measureInTurn(rounds, contenders);
    const [product, bare] = [summarise(result.product), summarise(result['bare Next route'])];
    const ofBare = ratio(result.product, result['bare Next route'], 'p50');
    const spread = ratioSpread(result.product, result['bare Next route'], 'p50').map(round).join(' to ');
    const text = JSON.stringify(body);
    const goal = shape === 'packed' ? verdict(ofBare, { atMost: GOAL_OF_BARE }) : '';
    const times = [product.p50, product.p95, bare.p50, bare.p95, ofBare].map(round);
    const cost = [queries.length, round(text.length / 1000), round(gzipSync(text).length / 1000)];
    return [shape, ...times, spread, ...cost, product.failures, goal];
  }
}
