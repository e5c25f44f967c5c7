'use client';

import { ChartLine, Download, ImageDown, Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import type { ChartColour, LineSeries } from '#/components/charts/line-chart-model.ts';
import { readColours } from '#/components/charts/use-chart-colours.ts';
import { saveFile } from '#/components/ui/download-file.ts';
import { Menu } from '#/components/ui/menu.tsx';
import { csvFileName, pictureFileName } from '#/lib/platform/csv-line.ts';

interface ChartMenuProps {
  title: string;
  /** Whose figures of which days, for the name of a file. */
  scope: string;
  points: () => ChartPointText[];
  table: { isOpen: boolean; onChange: (isOpen: boolean) => void };
  /** Where the drawings are; missing where nothing is drawn. */
  picture?: { place: RefObject<HTMLElement | null>; legend: PictureLegend } | undefined;
}

/** The figures of a card in other shapes: as a table, a file, a picture. */
export function ChartMenu({ title, scope, points, table: { isOpen, onChange }, picture }: ChartMenuProps) {
  const t = useTranslations('charts.frame');
  const words = useTranslations('charts.points');
  const save = () =>
    saveFile(new Blob([chartCsv(points(), words)], { type: 'text/csv;charset=utf-8' }), csvFileName(title, scope));
  const draw = () => {
    if (picture?.place.current)
      savePicture(picture.place.current, { title, legend: picture.legend, name: pictureFileName(title, scope) });
  };
  return (
    <Menu
      size="small"
      label={t('menu', { title })}
      items={[
        {
          label: t(isOpen ? 'chart' : 'table'),
          icon: isOpen ? <ChartLine aria-hidden /> : <Table2 aria-hidden />,
          onSelect: () => onChange(!isOpen),
        },
        { label: t('csv'), icon: <Download aria-hidden />, onSelect: save },
        // What is shown as a table is drawn nowhere.
        ...(picture && !isOpen ? [{ label: t('picture'), icon: <ImageDown aria-hidden />, onSelect: draw }] : []),
      ]}
    />
  );
}

/** What the colours of a picture stand for. */
export type PictureLegend = readonly { name: string; colour: ChartColour; style?: LineSeries['style'] }[];

interface Picture {
  title: string;
  legend: PictureLegend;
  /** Of the file. */
  name: string;
}

/** Dots of the file for each of the screen. */
const SHARPNESS = 2;
const EDGE = 16;
const heights = { title: 28, legend: 24, name: 20 };

/** Saves the drawings of a place one below the other, under their title, with what their colours stand for. */
function savePicture(place: HTMLElement, { title, legend, name }: Picture): void {
  const drawings = [...place.querySelectorAll('canvas')].map((canvas) => ({ canvas, name: nameOf(canvas) }));
  const isNamed = drawings.length > 1;
  const width = Math.max(0, ...drawings.map(({ canvas }) => canvas.clientWidth));
  const drawn = drawings.reduce((sum, { canvas }) => sum + canvas.clientHeight + (isNamed ? heights.name : 0), 0);
  const paper = document.createElement('canvas');
  const ctx = paper.getContext('2d');
  if (!ctx || width === 0) return;
  paper.width = (width + 2 * EDGE) * SHARPNESS;
  paper.height = (2 * EDGE + heights.title + heights.legend + drawn) * SHARPNESS;
  ctx.scale(SHARPNESS, SHARPNESS);
  const [surface = '', ink = '', ...colours] = readColours(['surface', 'ink', ...legend.map(({ colour }) => colour)]);
  const { fontFamily } = getComputedStyle(document.body);
  ctx.fillStyle = surface;
  ctx.fillRect(0, 0, paper.width, paper.height);
  ctx.textBaseline = 'top';
  const write = (text: string, font: string, x: number, y: number) => {
    ctx.font = `${font} ${fontFamily}`;
    ctx.fillStyle = ink;
    ctx.fillText(text, x, y);
    return ctx.measureText(text).width;
  };
  write(title, '600 16px', EDGE, EDGE);
  let x = EDGE;
  let y = EDGE + heights.title;
  for (const [at, entry] of legend.entries()) {
    ctx.fillStyle = colours[at] ?? ink;
    ctx.globalAlpha = entry.style === 'specks' ? 0.4 : 1;
    ctx.fillRect(x, y + 4, 12, 6);
    ctx.globalAlpha = 1;
    x += 18 + write(entry.name, '400 13px', x + 18, y) + 16;
  }
  y += heights.legend;
  for (const drawing of drawings) {
    if (isNamed) {
      write(drawing.name, '500 13px', EDGE, y);
      y += heights.name;
    }
    const { clientWidth, clientHeight } = drawing.canvas;
    ctx.drawImage(drawing.canvas, EDGE, y, clientWidth, clientHeight);
    y += clientHeight;
  }
  paper.toBlob((file) => file && saveFile(file, name));
}

/** What the figure around a drawing is called. */
function nameOf(canvas: HTMLCanvasElement): string {
  return canvas.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
}
