export interface SparklineBox {
  width: number;
  height: number;
  min: number;
  max: number;
}

/** Values as the path of an SVG: a new piece after each gap, and dots for values that stand alone. */
export function sparklinePath(values: readonly (number | null)[], { width, height, min, max }: SparklineBox) {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const round = (value: number) => Math.round(value * 100) / 100;
  let line = '';
  const dots: { x: number; y: number }[] = [];
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const x = round(at * step);
    const y = round(height - ((value - min) / (max - min)) * height);
    const [hasLeft, hasRight] = [(values[at - 1] ?? null) !== null, (values[at + 1] ?? null) !== null];
    if (!hasLeft && !hasRight) dots.push({ x, y });
    else line += `${hasLeft ? 'L' : 'M'}${x} ${y}`;
  }
  return { line, dots };
}
