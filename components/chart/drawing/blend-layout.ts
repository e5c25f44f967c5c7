import { at } from '#/components/chart/model/at.ts';
import type { ChartLayout } from '#/lib/domain/chart/layout/layout.ts';
import type { ChartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';

const arrays = ['x', 'y', 'w', 'h', 'left', 'top', 'width', 'height'] as const;

/** Returns layouts between two layouts of the same nodes; a new node grows out of its parent. */
export function blendLayout({ parent }: ChartNodes, from: ChartLayout, to: ChartLayout): (t: number) => ChartLayout {
  const size = parent.length;
  const start = { ...from };
  for (const name of arrays) start[name] = from[name].slice();
  for (let node = 0; node < size; node++) {
    if (at(from.w, node) > 0 || at(to.w, node) === 0) continue;
    const above = at(parent, node);
    for (const name of ['w', 'h', 'width', 'height'] as const) start[name][node] = at(to[name], node);
    start.x[node] = at(start.x, above);
    start.left[node] = at(start.x, above);
    start.y[node] = at(start.y, above);
    start.top[node] = at(start.y, above);
  }
  const layout: ChartLayout = { ...to };
  for (const name of arrays) layout[name] = new Float32Array(size);
  return (t) => {
    for (const name of arrays) {
      const [a, b, out] = [start[name], to[name], layout[name]];
      for (let node = 0; node < size; node++) out[node] = at(a, node) + (at(b, node) - at(a, node)) * t;
    }
    // Removed nodes aren't drawn: otherwise a shrinking width would still be visible.
    for (let node = 0; node < size; node++) if (at(to.w, node) === 0) layout.w[node] = 0;
    return layout;
  };
}
