'use client';

import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChartFilters } from '#/components/chart/chart-address.ts';
import { detail, type Scene } from '#/components/chart/drawing/scene.ts';
import { far, narrowWidth } from '#/components/chart/drawing/visible-nodes.ts';
import { zoomBarHeight } from '#/components/chart/drawing/zoom-controls.tsx';
import { cardFacts, perNode, useCardWords } from '#/components/chart/model/card-facts.ts';
import { cardParts } from '#/components/chart/model/card-parts.ts';
import { type ChartModel, openNodes } from '#/components/chart/model/chart-model.ts';
import { farCardParts, farNotes as notesOf } from '#/components/chart/model/far-card-parts.ts';
import type { PackedChart } from '#/components/chart/model/packed-chart.ts';
import { wrap } from '#/components/chart/model/parts.ts';
import { layOutChart, shownNodes } from '#/lib/domain/chart/layout/layout.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { type ChartStyle, chartStyles } from '#/lib/domain/chart/layout/layout-sizes.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

interface Frame {
  /** Width to height of the drawing. */
  proportion: number;
  /** In pixels; 0 until it's known. */
  width: number;
  isNarrow: boolean;
}

/** Returns the layout of the chart's open nodes, with the texts of their cards. */
export function useScene(model: ChartModel, openKeys: ReadonlySet<string>, { proportion, width, isNarrow }: Frame) {
  const words = useCardWords();
  const facts = useMemo(() => perNode((node) => cardFacts(model, node)), [model]);
  const open = useMemo(() => openNodes(model, openKeys), [model, openKeys]);
  const openCards = useMemo(
    () => shownNodes(model.nodes, open).reduce((sum, isShown) => sum + isShown, 0),
    [model, open],
  );
  const { style, chooseStyle, isAutomatic } = useChartStyle(openCards, isNarrow);
  const isClose = useSyncExternalStore(followHeight, readHeight, () => true);
  const parts = useMemo<Scene['parts']>(() => {
    const near = perNode((node) => cardParts(facts(node), style, words));
    const ofSize = perNode((least) => perNode((node) => farCardParts(facts(node), style, words, least)));
    return (node, zoom) => (zoom < detail.near[style] ? ofSize(far.sizeAt(zoom)) : near)(node);
  }, [facts, style, words]);
  const titleOf = useMemo(
    () => (node: number) => {
      const own = facts(node);
      return (own.kind === nodeKinds.administrator && own.person?.name) || words.title(own);
    },
    [facts, words],
  );
  const farTitle = useMemo(() => {
    const upTo = perNode((most) => perNode((tenths) => perNode((node) => wrap(titleOf(node), tenths / 10, most))));
    return (node: number, room: number, most: number) => upTo(most)(Math.floor(10 * room))(node);
  }, [titleOf]);
  const farNotes = useMemo(() => {
    const within = perNode((tenths) => perNode((node) => notesOf(facts(node), words, tenths / 10)));
    return (node: number, room: number) => within(Math.floor(10 * room))(node);
  }, [facts, words]);
  // In a narrow drawing, as many cards are side by side as can be read.
  const limit = useMemo(
    () =>
      isNarrow && width > 0 ? { wrapAt: narrowWidth(width), proportion: Math.min(0.9, proportion) } : { proportion },
    [isNarrow, width, proportion],
  );
  const scene = useMemo<Scene>(
    () => ({
      nodes: model.nodes,
      open,
      layout: layOutChart(model.nodes, open, style, { isClose, ...limit }),
      facts,
      parts,
      farTitle,
      farNotes,
      blockLabel: (node) => ({ name: titleOf(node), count: words.below(facts(node)) }),
    }),
    [model, open, style, isClose, limit, facts, parts, farTitle, farNotes, titleOf, words],
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

/**
 * Returns how the chart is arranged: as this browser last chose, otherwise automatically: in columns if much of it is
 * open, or in a narrow window.
 */
function useChartStyle(openCards: number, isNarrow: boolean) {
  const [chosenStyle, setChosenStyle] = useState(() => chartStyles.find((style) => style === browserStorage.read(key)));
  const chooseStyle = (style: ChartStyle) => {
    browserStorage.keep(key, style);
    setChosenStyle(style);
  };
  const isAutomatic = chosenStyle === undefined && (isNarrow || openCards > maxTreeCards);
  return { style: chosenStyle ?? (isAutomatic ? 'columns' : 'tree'), chooseStyle, isAutomatic };
}

/** Returns an element's width, and its proportion to the height, in steps so that small changes move no cards. */
export function useProportion() {
  const [proportion, setProportion] = useState(3 / 2);
  const [width, setWidth] = useState(0);
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const read = () => {
      const { clientWidth, clientHeight } = element;
      if (clientHeight <= zoomBarHeight) return;
      setProportion(2 ** (Math.round(4 * Math.log2(clientWidth / (clientHeight - zoomBarHeight))) / 4));
      setWidth(clientWidth);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { proportion, width, follow };
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
