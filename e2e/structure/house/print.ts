import { type Figure, measureHouse, noted, walkFrom } from '#/e2e/structure/house/measure.ts';

const [command, entry] = process.argv.slice(2);
if (command === 'walk' && entry) {
  const files = walkFrom(entry);
  console.log([...files, `${files.length} files`].join('\n'));
} else {
  const figures = measureHouse();
  const rounded = (figure: number) => Number(figure.toPrecision(3));
  const rows = (Object.keys(noted) as Figure[]).map((name) => [
    name,
    { now: rounded(figures[name]), noted: noted[name] },
  ]);
  console.table(Object.fromEntries(rows));
}
