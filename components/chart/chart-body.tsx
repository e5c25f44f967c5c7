'use client';

import { clsx } from 'clsx';
import { FoldVertical, ListTree, Network, SlidersHorizontal, UnfoldVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartFilters } from '#/components/chart/chart-address.ts';
import { ChartSearch } from '#/components/chart/chart-search.tsx';
import { ChartDrawing, type DrawingHandle } from '#/components/chart/drawing/chart-drawing.tsx';
import type { beginnings } from '#/components/chart/drawing/scene.ts';
import { allKeys, chartModel, firstOpen, keysAbove, nodeKey, openNodes } from '#/components/chart/model/chart-model.ts';
import type { PackedChart } from '#/components/chart/model/packed-chart.ts';
import { ChartTree, type TreeHandle } from '#/components/chart/tree/chart-tree.tsx';
import { useFilteredOpen, useProportion, useScene } from '#/components/chart/use-scene.ts';
import { useIsPrinted } from '#/components/charts/use-chart-colours.ts';
import { useScreenClass } from '#/components/frame/pages/use-screen-class.ts';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { chartStyles } from '#/lib/domain/chart/layout/layout-sizes.ts';

interface ChartBodyProps {
  chart: PackedChart;
  filters: ChartFilters;
  /** The filters' controls, folded on small screens. */
  bar: ReactNode;
  share: ReactNode;
}

/** Shows the chart as a drawing with a list next to it; in narrow windows, one of the two. */
export function ChartBody({ chart, filters, bar, share }: ChartBodyProps) {
  const t = useTranslations('chart.screen');
  const model = useMemo(() => chartModel(chart), [chart]);
  const [openKeys, setOpenKeys] = useState(firstOpen);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [match, setMatch] = useState<{ model: unknown; node: number } | null>(null);
  // Another chart's nodes have other numbers.
  const marked = match?.model === model ? match.node : null;
  const screen = useScreenClass();
  const { proportion, width, follow } = useProportion();
  const { scene, titleOf, style, chooseStyle, isAutomatic } = useScene(
    model,
    useFilteredOpen(chart, filters, openKeys),
    { proportion, width, isNarrow: screen === 'small' },
  );
  const drawing = useRef<DrawingHandle>(null);
  const tree = useRef<TreeHandle>(null);
  const sought = useRef<number | null>(null);
  const openNode = useRef<number | null>(null);
  /** After cards were opened or closed together: how the chart begins. */
  const beginning = useRef<keyof typeof beginnings | null>(null);
  const [chosenView, setChosenView] = useState<'drawing' | 'list' | null>(null);
  const isWide = screen === 'large';
  const isPrinted = useIsPrinted();
  const [mapPlace, setMapPlace] = useState<HTMLElement | null>(null);
  const view = chosenView ?? (screen === 'small' ? 'list' : 'drawing');

  const toggle = (node: number) => {
    const key = nodeKey(model, node);
    openNode.current = openKeys.has(key) ? null : node;
    setAnchor(node);
    setOpenKeys((keys) => (keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key])));
  };
  const openOnly = (keys: ReadonlySet<string>) => {
    const isExpanded = keys !== firstOpen;
    // The person who was searched for stays in view.
    if (isExpanded && marked !== null) sought.current = marked;
    else beginning.current = isExpanded ? 'expanded' : 'first';
    setAnchor(0);
    setOpenKeys(keys);
  };
  const find = (node: number) => {
    const missing = keysAbove(model, node).filter((key) => !openKeys.has(key));
    setMatch({ model, node });
    tree.current?.show(node);
    if (missing.length === 0) drawing.current?.centre(node);
    else {
      sought.current = node;
      setAnchor(null);
      setOpenKeys(new Set([...openKeys, ...missing]));
    }
  };
  // The path to the card is now open, and the drawing knows where the card is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the scene
  useEffect(() => {
    if (sought.current !== null) drawing.current?.centre(sought.current);
    if (beginning.current !== null) drawing.current?.begin(beginning.current);
    if (openNode.current !== null) drawing.current?.reveal(openNode.current);
    openNode.current = null;
    sought.current = null;
    beginning.current = null;
  }, [scene]);

  const isAllOpen = openKeys.size > 1;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {isPrinted && <PaperTitle />}
      <div data-open={isUnfolded || undefined} className="group/bar flex flex-wrap items-center gap-2">
        <ChartSearch model={model} facts={scene.facts} titleOf={titleOf} onFind={find} />
        <Button
          variant="secondary"
          className="max-medium:min-h-12 medium:hidden"
          aria-expanded={isUnfolded}
          icon={<SlidersHorizontal aria-hidden />}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('filters')}
        </Button>
        {bar}
        <IconButton
          label={t(isAllOpen ? 'collapseAll' : 'expandAll')}
          icon={isAllOpen ? <FoldVertical aria-hidden /> : <UnfoldVertical aria-hidden />}
          onClick={() => openOnly(isAllOpen ? firstOpen : allKeys(model))}
        />
        {(isWide || view === 'drawing') && (
          <SegmentedControl
            label={t('style')}
            options={chartStyles.map((value) => ({ value, label: t(value) }))}
            value={style}
            onChange={(value) => {
              beginning.current = isAllOpen ? 'expanded' : 'first';
              setAnchor(0);
              chooseStyle(value);
            }}
          />
        )}
        {!isWide && (
          <Button
            variant="secondary"
            className="max-medium:min-h-12 max-medium:px-3"
            icon={view === 'list' ? <Network aria-hidden /> : <ListTree aria-hidden />}
            onClick={() => setChosenView(view === 'list' ? 'drawing' : 'list')}
          >
            {t(view === 'list' ? 'showDrawing' : 'showList')}
          </Button>
        )}
        {share}
      </div>
      <div
        data-tour="chart"
        className={clsx(
          'flex h-[max(26rem,calc(100dvh-18rem))] overflow-hidden rounded-card border border-line bg-surface max-medium:h-[max(20rem,calc(100dvh-21rem))] print:h-auto! print:overflow-visible print:border-0',
          // A list that is higher than its window would keep the page from scrolling.
          view === 'list' && 'low:max-large:h-auto! low:max-large:overflow-visible',
        )}
      >
        {(isWide || view === 'list' || isPrinted) && (
          <div className="flex flex-col large:w-93 large:shrink-0 large:border-line large:border-r max-large:w-full print:w-full! print:border-0!">
            <ChartTree
              // Paper has the whole list, unfolded, in place of the drawing.
              scene={isPrinted ? { ...scene, open: openNodes(model, allKeys(model)) } : scene}
              isWhole={isPrinted}
              hasResults={filters.figures}
              titleOf={titleOf}
              marked={marked}
              onToggle={toggle}
              onChoose={find}
              handle={tree}
            />
            {isWide && <div ref={setMapPlace} />}
          </div>
        )}
        {(isWide || view === 'drawing') && (
          <div ref={follow} className="min-w-0 flex-1 print:hidden">
            <ChartDrawing
              {...{ scene, anchor, marked, mapPlace }}
              note={isAutomatic ? t('asColumns') : null}
              handle={drawing}
              onToggle={toggle}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** Says what is printed, and on which day. */
function PaperTitle() {
  const t = useTranslations('chart.page');
  const writeDay = useDateFormat({ dateStyle: 'long' });
  const [now] = useState(() => new Date().toISOString());
  return (
    <h2 className="text-16">
      {t('title')} · {writeDay(now)}
    </h2>
  );
}
