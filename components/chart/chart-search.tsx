'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import type { Scene } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import type { ChartModel } from '#/components/chart/model/chart-model.ts';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { foldText } from '#/lib/words/fold-text.ts';

interface ChartSearchProps {
  model: ChartModel;
  facts: Scene['facts'];
  titleOf: (node: number) => string;
  onFind: (node: number) => void;
}

/** Finds people, teams and departments; choosing one shows it in the chart. */
export function ChartSearch({ model, facts, titleOf, onFind }: ChartSearchProps) {
  const words = useTranslations('chart.screen');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  // Made when somebody begins to type, not for everybody who looks.
  const isUsed = text !== '';
  const index = useMemo(() => (isUsed ? searchIndex(model) : []), [model, isUsed]);
  const { nodes, count } = useMemo(() => searchChart(index, text), [index, text]);
  const choose = (node: number | undefined) => {
    if (node === undefined) return;
    setOpen(false);
    onFind(node);
  };
  const leave = ({ relatedTarget }: FocusEvent) => setOpen(box.current?.contains(relatedTarget) ?? false);
  return (
    <search aria-label={words('search')} ref={box} className="relative w-64 max-medium:w-full">
      <SearchInput
        aria-label={words('search')}
        autoComplete="off"
        placeholder={words('searchPlaceholder')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') choose(nodes[0]);
          else if (key === 'Escape') setOpen(false);
        }}
      />
      {isOpen && text.trim() !== '' && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-control border border-line bg-raised shadow-floating medium:w-80">
          <ul className="py-1 empty:hidden">
            {nodes.map((node) => (
              <li key={node}>
                <button
                  type="button"
                  onClick={() => choose(node)}
                  onBlur={leave}
                  className="block w-full px-3 py-1.5 text-left hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-2"
                >
                  <span dir="auto" className="block truncate font-medium">
                    {titleOf(node)}
                  </span>
                  <span dir="auto" className="block truncate text-12 text-muted">
                    {whereabouts(node)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <output className="block border-line border-t px-3 py-2 text-12 text-muted">
            {words('results', { count })}
          </output>
        </div>
      )}
    </search>
  );

  /** Where somebody is, or who leads it. */
  function whereabouts(node: number): string {
    const { person, name } = facts(node);
    const above = model.nodes.parent[node] ?? -1;
    const place = above > 0 ? titleOf(above) : '';
    const who = person && person.name !== name ? person.name : person?.email;
    return [place, who].filter(Boolean).join(' · ');
  }
}

/** Texts of each node that are searched, folded once. */
type SearchIndex = readonly string[];

const limit = 8;

/** Prepares a chart for being searched by names, addresses, departments and teams. */
function searchIndex({ chart, nodes }: ChartModel): SearchIndex {
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
function searchChart(index: SearchIndex, text: string): { nodes: number[]; count: number } {
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
