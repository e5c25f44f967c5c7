import { at } from '#/components/chart/model/at.ts';
import type { ChartModel } from '#/components/chart/model/chart-model.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { foldText } from '#/lib/words/fold-text.ts';

/** Texts of each node that are searched, folded once. */
export type SearchIndex = readonly string[];

const limit = 8;

/** Prepares a chart for being searched by names, addresses, departments and teams. */
export function searchIndex({ chart, nodes }: ChartModel): SearchIndex {
  const textOf = (node: number): string => {
    const row = at(nodes.row, node);
    switch (nodes.kind[node] ?? -1) {
      case nodeKinds.administrator:
        return join(chart.admins[row]?.name, chart.admins[row]?.email);
      case nodeKinds.department: {
        const department = chart.departments[row];
        return join(department?.departmentName, department?.leader?.name, department?.leader?.email);
      }
      case nodeKinds.team: {
        const team = chart.teams[row];
        const leaders = [team?.leader, team?.secondaryLeader].flatMap((leader) => [leader?.name, leader?.email]);
        return join(team?.teamName, ...leaders);
      }
      case nodeKinds.member:
        return join(chart.members.names[row], chart.members.emails[row]);
      default:
        return '';
    }
  };
  return Array.from(nodes.kind, (_, node) => foldText(textOf(node)));
}

/** Returns how many nodes have a text, and the first: those that begin with it, then those with a word that does. */
export function searchChart(index: SearchIndex, text: string): { nodes: number[]; count: number } {
  const query = foldText(text).trim();
  const queryWords = query.split(/\s+/);
  const ranks: number[][] = [[], [], []];
  if (query === '') return { nodes: [], count: 0 };
  let count = 0;
  index.forEach((own, node) => {
    const place = own.indexOf(query);
    if (place < 0 && !queryWords.every((word) => own.includes(word))) return;
    count++;
    const before = place < 0 ? undefined : own[place - 1];
    const rank = ranks[place === 0 ? 0 : before === ' ' || before === '\n' ? 1 : 2];
    if (rank && rank.length < limit) rank.push(node);
  });
  return { nodes: ranks.flat().slice(0, limit), count };
}

const join = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n');
