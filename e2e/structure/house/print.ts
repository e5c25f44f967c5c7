import { type Figure, limits, measureHouse, noted, walkFrom } from '#/e2e/structure/house/measure.ts';

const [command, entry] = process.argv.slice(2);
if (command === 'walk' && entry) {
  const files = walkFrom(entry);
  console.log([...files, `${files.length} files`].join('\n'));
} else {
  const figures = measureHouse();
  const rounded = (figure: number) => Number(figure.toPrecision(3));
  const most = { ...noted, ...limits };
  const rows = (Object.keys(most) as Figure[]).map((name) => [
    name,
    { now: rounded(figures[name]), 'noted or limit': most[name] },
  ]);
  console.table(Object.fromEntries(rows));
}
