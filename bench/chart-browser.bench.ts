// What the organisation chart costs in a browser, next to two tree libraries with the same people.
import http from 'node:http';
import { bundle, productStyles } from '#/bench/chart/bundle.ts';
import { type ChartFigures, measureChart } from '#/bench/chart/measure-chart.ts';
import { asRows, sampleChart } from '#/bench/chart/sample-chart.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_PORT = 4780;
const most = numberOption('people', 20_000);
const sizes = [100, 1000, 5000, 20_000].filter((size) => size <= most);
const contenders = [
  { name: 'unboXt', script: bundle('bench/chart/product-page.tsx'), styles: productStyles() },
  { name: 'd3-org-chart 3.1.1', script: bundle('bench/chart-browser/d3-org-chart.mjs'), styles: '' },
  { name: 'react-d3-tree 3.6.7', script: bundle('bench/chart-browser/react-d3-tree.mjs'), styles: '' },
];

const data = new Map(
  sizes.map((size) => {
    const chart = sampleChart(size);
    return [size, `window.chart=${JSON.stringify(chart)};window.rows=${JSON.stringify(asRows(chart))};`];
  }),
);
const server = http.createServer((request, response) => {
  const [, contender = '0', size = '0'] = (request.url ?? '').split('/');
  const { script, styles } = contenders[Number(contender)] ?? { script: '', styles: '' };
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><style>${styles}</style><body><script>${data.get(Number(size)) ?? ''}</script><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`,
  );
});
const port = await freePort(FIRST_PORT);
await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

const report = new Report('chart-browser', 'The organisation chart in a browser');
const measurements = new Map<string, ChartFigures | null>();
for (const size of sizes)
  for (const [at, { name }] of contenders.entries())
    measurements.set(`${name} ${size}`, await measureChart(`http://127.0.0.1:${port}/${at}/${size}`));

const cell = (figures: ChartFigures | null | undefined, key: keyof ChartFigures) =>
  figures ? round(figures[key]) : 'not in 2 min';
report.add(
  table(
    ['people', 'chart', 'first, ms', 'expand all, ms', 'pan p95, ms', 'memory, MB', 'elements'],
    ...sizes.flatMap((size) =>
      contenders.map(({ name }) => {
        const figures = measurements.get(`${name} ${size}`);
        const keys = ['firstMs', 'expandMs', 'panP95Ms', 'memoryMb', 'elements'] as const;
        return [String(size), name, ...keys.map((key) => cell(figures, key))];
      }),
    ),
  ),
);
const [ours, ...peers] = contenders.map(({ name }) => measurements.get(`${name} ${sizes.at(-1)}`));
const least = (key: keyof ChartFigures) => Math.min(...peers.map((peer) => peer?.[key] ?? Number.POSITIVE_INFINITY));
if (ours)
  report.add(
    [
      `- expand all ${round(ours.expandMs / least('expandMs'))} × the better peer (${verdict(ours.expandMs / least('expandMs'), { atMost: 0.1 })})`,
      `- pan p95 ${round(ours.panP95Ms)} ms (${verdict(ours.panP95Ms, { atMost: 20 })} on a quiet machine)`,
      `- memory ${round(ours.memoryMb / (peers[0]?.memoryMb ?? 1))} × d3-org-chart (${verdict(ours.memoryMb / (peers[0]?.memoryMb ?? 1), { atMost: 0.25 })})`,
      `- elements ${ours.elements} (${verdict(ours.elements, { atMost: 3000 })})`,
    ].join('\n'),
  );
report.write(`${sizes.at(-1)} people at most, in teams of ten, fifty teams to a department; a window of 1440 × 900`);
server.close();
