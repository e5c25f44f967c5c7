import { at } from '#/components/chart/model/at.ts';
import type { ChartModel } from '#/components/chart/model/chart-model.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { foldText } from '#/lib/words/fold-text.ts';
import { personText, personWords } from '#/lib/words/person-search.ts';

/** The searched texts of each node, folded once. */
type SearchIndex = readonly string[];

const limit = 8;

interface Person {
  name: string;
  email?: string | null;
}

/** Prepares a chart for searches by names, email addresses, departments and teams. */
export function searchIndex({ chart, nodes }: ChartModel): SearchIndex {
  const textOf = (title: string | undefined, ...people: (Person | null | undefined)[]): string => {
    const here = people.filter((person) => person != null);
    const own = [title, ...here.flatMap(({ name, email }) => [name, email])].filter(Boolean).join('\n');
    return [foldText(own), ...here.map(({ name, email }) => personText(name, email ?? ''))].join('\n');
  };
  return Array.from(nodes.kind, (kind, node) => {
    const row = at(nodes.row, node);
    switch (kind) {
      case nodeKinds.administrator:
        return textOf('', chart.admins[row]);
      case nodeKinds.department: {
        const department = chart.departments[row];
        return textOf(department?.departmentName, department?.leader);
      }
      case nodeKinds.team: {
        const team = chart.teams[row];
        return textOf(team?.teamName, team?.leader, team?.secondaryLeader);
      }
      case nodeKinds.member:
        return textOf('', { name: chart.members.names[row] ?? '', email: chart.members.emails[row] });
      default:
        return '';
    }
  });
}

/**
 * Returns how many nodes match a text, and the first of them: those that begin with it, then those with a word that
 * does, then the others.
 */
export function searchChart(index: SearchIndex, text: string): { nodes: number[]; count: number } {
  const query = foldText(text).trim();
  const queryWords = query.split(/\s+/);
  const ofPerson = personWords(text);
  const ranks: number[][] = [[], [], []];
  if (query === '') return { nodes: [], count: 0 };
  let count = 0;
  index.forEach((own, node) => {
    const place = own.indexOf(query);
    const holds = (words: readonly string[]) => words.length > 0 && words.every((word) => own.includes(word));
    if (place < 0 && !holds(queryWords) && !holds(ofPerson)) return;
    count++;
    const before = place < 0 ? undefined : own[place - 1];
    const rank = ranks[place === 0 ? 0 : before === ' ' || before === '\n' ? 1 : 2];
    if (rank && rank.length < limit) rank.push(node);
  });
  return { nodes: ranks.flat().slice(0, limit), count };
}
