type Cell = string | number;

/** A Markdown table with its columns lined up, readable in a terminal as well; all columns but the first to the right. */
export function table(head: readonly Cell[], ...rows: (readonly Cell[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join(' | ')} |`;
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  const [first = [], ...others] = cells;
  return [line(first), rule, ...others.map(line)].join('\n');
}

/** A number with as many digits as it deserves. */
export function round(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);
}

/** How a figure stands to its goal. */
export function verdict(value: number, goal: { atLeast: number } | { atMost: number }): string {
  const isMet = 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
  const words = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return `${words} ${isMet ? 'met' : 'MISSED'}`;
}
