'use client';

import { useTranslations } from 'next-intl';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Scene } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import { TreeItem } from '#/components/chart/tree/tree-item.tsx';
import { treeMove } from '#/components/chart/tree/tree-moves.ts';
import { treeRows } from '#/components/chart/tree/tree-rows.ts';

export interface TreeHandle {
  /** Scrolls to a row and makes it the one that the keyboard reaches. */
  show: (node: number) => void;
}

interface ChartTreeProps {
  scene: Scene;
  titleOf: (node: number) => string;
  /** The card that was searched for. */
  marked: number | null;
  onToggle: (node: number) => void;
  /** Shows a card in the drawing. */
  onChoose: (node: number) => void;
  handle: Ref<TreeHandle>;
  /** Renders all rows, for paper. */
  isWhole: boolean;
  /** Rows have a third line, for results. */
  hasResults: boolean;
}

/** The height of a row in pixels, and how much higher it is where its texts need a second line, as at 400 % zoom. */
const rowHeights = { short: 48, withResults: 60, more: 24 } as const;
const tightWidth = 360;

/** Shows the chart as a list: for keyboards and screen readers, and on small screens for everyone. */
export function ChartTree(props: ChartTreeProps) {
  const { scene, titleOf, marked, onToggle, onChoose, handle, isWhole, hasResults } = props;
  const t = useTranslations('chart.screen');
  const { nodes, open } = scene;
  const rows = useMemo(() => treeRows(nodes, open), [nodes, open]);
  const [current, setCurrent] = useState(0);
  const index = rows.findIndex(({ node }) => node === current);
  const place = Math.max(0, index);
  const box = useRef<HTMLDivElement>(null);
  const usualHeight = rowHeights[hasResults ? 'withResults' : 'short'];
  const { first, last, rowHeight, scrollTo } = useRowWindow(box, rows.length, usualHeight, isWhole);
  const type = useTypeAhead();
  /** What to do as soon as the row exists: its parents may still be opening. */
  const awaited = useRef<'focus' | 'sight' | null>(null);

  useImperativeHandle(handle, () => ({
    show: (node) => {
      awaited.current = 'sight';
      setCurrent(node);
    },
  }));
  useEffect(() => {
    if (awaited.current === null || index < 0) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-node="${current}"]`);
    // In a low window, the page scrolls in place of the list.
    if (box.current?.scrollHeight === box.current?.clientHeight) row?.scrollIntoView({ block: 'nearest' });
    if (awaited.current === 'sight') {
      scrollTo(index, 'center');
      awaited.current = null;
      return;
    }
    scrollTo(index, 'nearest');
    if (!row) return;
    awaited.current = null;
    row.focus({ preventScroll: true });
  });

  const press = (event: KeyboardEvent) => {
    // Buttons within a row have keys of their own.
    if (event.target instanceof HTMLButtonElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[place];
    if (event.key === 'Enter' && row) return onChoose(row.node);
    const hasChildren = (node: number) => at(nodes.end, node) > node + 1;
    const tree = { rows, isOpen: (node: number) => open[node] === 1, hasChildren, nameOf: titleOf };
    const move = treeMove(tree, place, event.key, type(event.key));
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) return onToggle(move.toggle);
    awaited.current = 'focus';
    setCurrent(rows[move.to]?.node ?? 0);
  };
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('button')) return;
    const node = nodeAt(target);
    if (node === null) return;
    setCurrent(node);
    if (at(nodes.end, node) > node + 1) onToggle(node);
    else onChoose(node);
  };

  const drawn = Array.from({ length: last - first }, (_, step) => first + step);
  // The row that the keyboard reaches is always rendered.
  if (place < first) drawn.unshift(place);
  else if (place >= last) drawn.push(place);
  return (
    <div
      ref={box}
      className="min-h-0 w-full flex-1 overflow-y-auto overscroll-contain p-1 low:overscroll-auto low:max-large:overflow-visible print:overflow-visible"
    >
      <div
        role="tree"
        aria-label={t('list')}
        tabIndex={-1}
        onFocus={({ target }) => setCurrent(nodeAt(target) ?? current)}
        onKeyDown={press}
        onClick={click}
        className="relative outline-none print:h-auto! print:columns-2 print:gap-8"
        style={{ height: rows.length * rowHeight }}
      >
        {drawn.map((index) => {
          const row = rows[index];
          return (
            row && (
              <TreeItem
                key={row.node}
                row={row}
                scene={scene}
                title={titleOf(row.node)}
                top={index * rowHeight}
                height={rowHeight}
                isCurrent={index === place}
                isMarked={row.node === marked}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** Returns the node whose row an element belongs to. */
function nodeAt(element: Element): number | null {
  const { node } = element.closest<HTMLElement>('[data-node]')?.dataset ?? {};
  return node === undefined ? null : Number(node);
}

/** Letters typed within this time are one word. */
const pauseMs = 800;

/** Collects typed letters: called with each key, it returns the typed text, or nothing for keys without a letter. */
function useTypeAhead(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    if (Array.from(key).length !== 1 || key === ' ') return '';
    const now = performance.now();
    const text = now - typed.current.at > pauseMs ? key : typed.current.text + key;
    typed.current = { text, at: now };
    return text;
  };
}

/** Rows beyond each edge that are rendered before someone scrolls to them. */
const spare = 8;

/**
 * Returns which of many rows of equal height are rendered in a box that scrolls, that height, and a function that
 * scrolls to one.
 */
function useRowWindow(box: RefObject<HTMLElement | null>, count: number, usualHeight: number, isWhole: boolean) {
  const [{ top, height, isTight }, setPlace] = useState({ top: 0, height: 800, isTight: false });
  const rowHeight = usualHeight + (isTight ? rowHeights.more : 0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The list scrolls, or in a low window the page.
    const read = () => {
      const above = Math.max(0, -element.getBoundingClientRect().top);
      const height = Math.min(element.clientHeight, innerHeight);
      setPlace({ top: element.scrollTop + above, height, isTight: innerWidth < tightWidth });
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    addEventListener('scroll', read, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', read, true);
    };
  }, [box]);
  const first = isWhole ? 0 : Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - spare);
  const last = isWhole ? count : Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  const scrollTo = (row: number, align: 'nearest' | 'center') => {
    const element = box.current;
    if (!element) return;
    const [start, end] = [row * rowHeight, (row + 1) * rowHeight];
    const last = end - element.clientHeight;
    if (align === 'center') element.scrollTo({ top: (start + last) / 2 });
    else if (start < element.scrollTop) element.scrollTo({ top: start });
    else if (last > element.scrollTop) element.scrollTo({ top: last });
  };
  return { first, last, rowHeight, scrollTo };
}
