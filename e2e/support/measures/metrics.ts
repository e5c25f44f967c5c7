/** A series in Prometheus' text format. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Returns the metrics that a process reports at this URL. */
export async function readMetrics(port: number): Promise<Series[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (response.status !== 200) throw new Error(`/metrics answered ${response.status}`);
  return parseMetrics(await response.text());
}

function parseMetrics(text: string): Series[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', inner = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`no series: ${line}`);
    const labels = [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text]);
    return { name, labels: Object.fromEntries(labels), value: Number(value) };
  });
}

/** Returns the value of the only series with this name and at least these labels; undefined if there is none. */
export function seriesValue(series: readonly Series[], name: string, labels: Record<string, string> = {}) {
  const fitting = series.filter(
    (one) => one.name === name && Object.entries(labels).every(([label, text]) => one.labels[label] === text),
  );
  if (fitting.length > 1) throw new Error(`${fitting.length} series of ${name} fit`);
  return fitting[0]?.value;
}

/** Keywords of PromQL, and labels that Prometheus adds to every target. */
const words = new Set(['and', 'or', 'unless', 'on', 'ignoring', 'by', 'without', 'group_left', 'bool', 'offset']);
const labelsOfTargets = ['job', 'instance'];

/** Returns the metrics and the labels that a PromQL expression names. */
export function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const labels: string[] = [];
  const note = (_whole: string, inner: string) => {
    labels.push(...[...inner.matchAll(/([a-z_]\w*)\s*(?:=|!|,|$)/g)].map(([, label]) => label ?? ''));
    return ' ';
  };
  const rest = expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\{([^}]*)\}/g, note)
    .replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, note)
    .replace(/\[[^\]]*\]/g, ' ');
  const metrics = [...rest.matchAll(/(?<![\w.])[a-z_]\w*\b(?!\s*\()/gi)].map(([name]) => name);
  return {
    metrics: metrics.filter((name) => !words.has(name)),
    labels: labels.filter((label) => label !== '' && !labelsOfTargets.includes(label)),
  };
}
