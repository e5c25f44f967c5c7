import type { PackedChart } from '#/components/chart/model/packed-chart.ts';
import { type ChartNodes, chartNodes, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

/** The chart as the call returned it, with its nodes. */
export interface ChartModel {
  chart: PackedChart;
  nodes: ChartNodes;
  /** Every position of people who have several, by person. */
  places: ReadonlyMap<number, PackedChart['places']>;
  /** Members who joined within the time frame, by their index in `chart.members`. */
  newMembers: ReadonlySet<number>;
}

export function chartModel(chart: PackedChart): ChartModel {
  return {
    chart,
    nodes: chartNodes({
      administrators: chart.admins.length,
      departmentIds: chart.departments.map(({ id }) => id),
      teamIds: chart.teams.map(({ id }) => id),
      teamDepartmentIds: chart.teams.map(({ departamentId }) => departamentId),
      memberTeamIds: chart.members.teamIds,
    }),
    places: Map.groupBy(chart.places, ({ id }) => id),
    newMembers: new Set(chart.members.newPlaces),
  };
}

/** Returns a key for a node that can be opened, so that it stays open when the chart is reloaded. */
export function nodeKey({ chart, nodes }: ChartModel, node: number): string {
  const row = nodes.row[node] ?? 0;
  switch (nodes.kind[node] ?? -1) {
    case nodeKinds.department:
      return `d${chart.departments[row]?.id}`;
    case nodeKinds.team:
      return `t${chart.teams[row]?.id}`;
    case nodeKinds.loose:
      return 'loose';
    case nodeKinds.company:
      return 'company';
    default:
      return `p${nodes.kind[node]}-${row}`;
  }
}

/** The nodes that are open at first: only the company, so that two levels show below it. */
export const firstOpen: ReadonlySet<string> = new Set(['company']);

/** Returns which nodes are open, as the layout reads them. */
export function openNodes(model: ChartModel, keys: ReadonlySet<string>): Uint8Array {
  const { kind, end } = model.nodes;
  const open = new Uint8Array(kind.length);
  for (let node = 0; node < kind.length; node++)
    if ((end[node] ?? 0) > node + 1 && keys.has(nodeKey(model, node))) open[node] = 1;
  return open;
}

/** Returns the keys of all nodes that can be opened. */
export function allKeys(model: ChartModel): ReadonlySet<string> {
  const keys = new Set<string>(firstOpen);
  for (let node = 0; node < model.nodes.kind.length; node++)
    if ((model.nodes.end[node] ?? 0) > node + 1) keys.add(nodeKey(model, node));
  return keys;
}

/** Returns the keys that must be open for a node to be visible. */
export function keysAbove(model: ChartModel, node: number): string[] {
  const keys: string[] = [];
  for (let above = model.nodes.parent[node] ?? -1; above >= 0; above = model.nodes.parent[above] ?? -1)
    keys.push(nodeKey(model, above));
  return keys;
}
