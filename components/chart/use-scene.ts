'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ChartFilters } from '#/components/chart/chart-address.ts';
import { detail, type Scene } from '#/components/chart/drawing/scene.ts';
import { cardFacts, perNode, useCardWords } from '#/components/chart/model/card-facts.ts';
import { cardParts } from '#/components/chart/model/card-parts.ts';
import { type ChartModel, openNodes } from '#/components/chart/model/chart-model.ts';
import { farCardParts } from '#/components/chart/model/far-card-parts.ts';
import type { PackedChart } from '#/components/chart/model/packed-chart.ts';
import { layOutChart, shownNodes } from '#/lib/domain/chart/layout/layout.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { type ChartStyle, chartStyles } from '#/lib/domain/chart/layout/layout-sizes.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

/** Returns the layout of the chart's open nodes, with the texts of their cards. */
export function useScene(model: ChartModel, openKeys: ReadonlySet<string>) {
  const words = useCardWords();
  const facts = useMemo(() => perNode((node) => cardFacts(model, node)), [model]);
  const open = useMemo(() => openNodes(model, openKeys), [model, openKeys]);
  const openCards = useMemo(
    () => shownNodes(model.nodes, open).reduce((sum, isShown) => sum + isShown, 0),
    [model, open],
  );
  const { style, chooseStyle, isAutomatic } = useChartStyle(openCards);
  const isClose = useSyncExternalStore(followHeight, readHeight, () => true);
  const parts = useMemo<Scene['parts']>(() => {
    const near = perNode((node) => cardParts(facts(node), style, words));
    const far = perNode((node) => farCardParts(facts(node), style, words));
    return (node, zoom) => (zoom < detail.near ? far : near)(node);
  }, [facts, style, words]);
  const titleOf = useMemo(
    () => (node: number) => {
      const own = facts(node);
      return (own.kind === nodeKinds.administrator && own.person?.name) || words.title(own);
    },
    [facts, words],
  );
  const scene = useMemo<Scene>(
    () => ({
      nodes: model.nodes,
      open,
      layout: layOutChart(model.nodes, open, style, { isClose }),
      facts,
      parts,
      blockLabel: (node) => ({ name: titleOf(node), count: words.below(facts(node)) }),
    }),
    [model, open, style, isClose, facts, parts, titleOf, words],
  );
  return { scene, titleOf, style, chooseStyle, isAutomatic };
}

/** Windows in which three levels with the documented gaps don't fit at the documented zoom. */
const lowWindow = '(height < 1375px)';

function followHeight(changed: () => void) {
  const query = matchMedia(lowWindow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const readHeight = () => matchMedia(lowWindow).matches;

const key = 'chartStyle';

/**
 * Up to this many open cards the chart is a tree by default. Source: docs/decisions.md, The chart has two arrangements.
 */
const maxTreeCards = 100;

/** Returns how the chart is arranged: as this browser last chose, otherwise automatically, by how much of it is open. */
function useChartStyle(openCards: number) {
  const [chosenStyle, setChosenStyle] = useState(() => chartStyles.find((style) => style === browserStorage.read(key)));
  const chooseStyle = (style: ChartStyle) => {
    browserStorage.keep(key, style);
    setChosenStyle(style);
  };
  const isAutomatic = chosenStyle === undefined && openCards > maxTreeCards;
  return { style: chosenStyle ?? (isAutomatic ? 'columns' : 'tree'), chooseStyle, isAutomatic };
}

/** Opens the departments and teams of the filters. */
export function useFilteredOpen(
  chart: PackedChart,
  filters: ChartFilters,
  keys: ReadonlySet<string>,
): ReadonlySet<string> {
  const { department, team } = filters;
  return useMemo(() => {
    if (department === 0 && team === 0) return keys;
    const departments = chart.departments.map(({ id }) => `d${id}`);
    const teams = team === 0 ? [] : chart.teams.map(({ id }) => `t${id}`);
    return new Set([...keys, 'loose', ...departments, ...teams]);
  }, [chart, department, team, keys]);
}
