'use client';

import { useMemo } from 'react';
import type { Scene } from '#/components/chart/drawing/scene.ts';
import { cardFacts, perNode } from '#/components/chart/model/card-facts.ts';
import { cardParts } from '#/components/chart/model/card-parts.ts';
import { useCardWords } from '#/components/chart/model/card-words.ts';
import { type ChartModel, openNodes } from '#/components/chart/model/chart-model.ts';
import { useChartStyle } from '#/components/chart/use-chart-style.ts';
import { layOutChart, shownNodes } from '#/lib/domain/chart/layout/layout.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

/** The chart laid out as far as it is open, with the texts of its cards. */
export function useScene(model: ChartModel, openKeys: ReadonlySet<string>) {
  const words = useCardWords();
  const facts = useMemo(() => perNode((node) => cardFacts(model, node)), [model]);
  const open = useMemo(() => openNodes(model, openKeys), [model, openKeys]);
  const openCards = useMemo(
    () => shownNodes(model.nodes, open).reduce((sum, isShown) => sum + isShown, 0),
    [model, open],
  );
  const [style, chooseStyle] = useChartStyle(openCards);
  const parts = useMemo(() => perNode((node) => cardParts(facts(node), style, words)), [facts, style, words]);
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
      layout: layOutChart(model.nodes, open, style),
      facts,
      parts,
      blockLabel: (node) => ({ name: titleOf(node), count: words.below(facts(node)) }),
    }),
    [model, open, style, facts, parts, titleOf, words],
  );
  return { scene, titleOf, style, chooseStyle };
}
