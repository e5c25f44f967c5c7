import { linkPlaces, type Timeline } from '#/lib/domain/calendar/timeline.ts';

export interface SparklineBox {
  width: number;
  height: number;
  min: number;
  max: number;
}

/** Returns values as an SVG path: it continues across days off, breaks at a gap, and an isolated value is a dot. */
export function sparklinePath(values: Timeline, { width, height, min, max }: SparklineBox) {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const round = (value: number) => Math.round(value * 100) / 100;
  let line = '';
  const dots: { x: number; y: number }[] = [];
  const links = linkPlaces(values, 'line');
  for (const [at, value] of values.entries()) {
    if (value === null || value === undefined) continue;
    const x = round(at * step);
    const y = round(height - ((value - min) / (max - min)) * height);
    const [hasLeft, hasRight] = [links[at] === 'line', links[at + 1] === 'line'];
    if (!hasLeft && !hasRight) dots.push({ x, y });
    else line += `${hasLeft ? 'L' : 'M'}${x} ${y}`;
  }
  return { line, dots };
}
