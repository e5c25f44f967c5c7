// A long PDF report next to a bare document with its words.
import { measureInTurn, type Rounds, ratio, ratioSpread } from '#/bench/measure/measure-in-turn.ts';
import type { Sample } from '#/bench/measure/run-load.ts';
import { median } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { type Drawing, startDrawer } from '#/bench/pdf/drawer.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';

/** 425 teams fill twenty pages. */
const teams = numberOption('teams', 425);
const rounds = numberOption('rounds', 5);

const report = new Report('pdf', 'PDF reports');
await compareDocuments();
report.write(`reports of ${teams} teams, ${rounds} rounds in alternating order`);

/** Compares drawing reports. Every measurement has its own process, because like a job, it draws its first document. */
async function compareDocuments(): Promise<void> {
  const kinds = ['bare', 'report', 'in a process'] as const;
  const drawn: (Drawing & { kind: string; memory: number })[] = [];
  const measure = (kind: (typeof kinds)[number]) => async (): Promise<Sample> => {
    const drawer = await startDrawer(kind, teams);
    const drawing = await drawer.draw();
    drawn.push({ ...drawing, kind, memory: await drawer.memory() });
    drawer.stop();
    return { perSecond: 1000 / drawing.ms, p50: drawing.cpuMs, p95: drawing.ms, p99: drawing.ms, failures: 0 };
  };
  const all: Rounds<string> = await measureInTurn<string>(
    rounds,
    Object.fromEntries(kinds.map((kind) => [kind, measure(kind)])),
    (kind, number, { p50, p95 }) =>
      console.log(`round ${number}, ${kind}: ${round(p50)} ms of processor, ${round(p95)} ms`),
  );
  const of = (kind: string, figure: keyof Drawing | 'memory') =>
    round(median(drawn.filter((each) => each.kind === kind).map((each) => each[figure])));
  const [own, bare] = [all.report ?? [], all.bare ?? []];
  const share = ratio(own, bare, 'p50');
  report.add(
    '## One document',
    table(
      ['', 'processor ms', 'ms', 'pages', 'kB', 'most memory MB'],
      ...kinds.map((kind) => [
        kind,
        of(kind, 'cpuMs'),
        of(kind, 'ms'),
        of(kind, 'pages'),
        of(kind, 'kB'),
        of(kind, 'memory'),
      ]),
    ),
    table(
      ['report against bare', 'median', 'rounds', 'goal'],
      [
        'processor time',
        round(share),
        ratioSpread(own, bare, 'p50').map(round).join(' to '),
        verdict(share, { atMost: 1.5 }),
      ],
    ),
  );
}
