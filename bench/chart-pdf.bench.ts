// The PDF of an organisation chart: how long it takes the worker's thread, and how much memory.
import { median } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { type Drawing, type DrawnKind, startDrawer } from '#/bench/pdf/drawer.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';

const SIZES = [500, 5000, 20_000];
/** Goals by number of people: seconds from the call to the file, and MB of the whole process. */
const goals: Readonly<Record<number, { seconds: number; memory?: number }>> = {
  5000: { seconds: 5 },
  20000: { seconds: 12, memory: 400 },
};

const rounds = numberOption('rounds', 3);
const report = new Report('chart-pdf', 'PDF of the organisation chart');
const kinds: DrawnKind[] = ['chart in pages', 'chart on a sheet'];
for (const kind of kinds) {
  const rows: (string | number)[][] = [];
  for (const people of SIZES) rows.push(await measure(kind, people));
  const head = ['people', 's', 'processor s', 'most memory MB', 'pages', 'KB', 'time', 'memory'];
  report.add(`## ${kind}`, table(head, ...rows));
}
report.write(`each in a process of its own, medians of ${rounds}`);

async function measure(kind: DrawnKind, people: number): Promise<(string | number)[]> {
  const drawn: (Drawing & { memory: number })[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const drawer = await startDrawer(kind, people);
    drawn.push({ ...(await drawer.draw()), memory: await drawer.memory() });
    drawer.stop();
  }
  const of = (figure: keyof Drawing | 'memory') => median(drawn.map((each) => each[figure]));
  const goal = kind === 'chart in pages' ? goals[people] : undefined;
  return [
    people.toLocaleString('en'),
    round(of('ms') / 1000),
    round(of('cpuMs') / 1000),
    round(of('memory')),
    of('pages'),
    round(of('kB')),
    goal ? verdict(of('ms') / 1000, { atMost: goal.seconds }) : '',
    goal?.memory ? verdict(of('memory'), { atMost: goal.memory }) : '',
  ];
}
