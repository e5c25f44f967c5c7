import type { ChartWords } from '#/components/charts/blank-words.ts';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import type { ChartColour, LineSeries } from '#/components/charts/line-chart-model.ts';
import { readColours } from '#/components/charts/use-chart-colours.ts';
import { saveFile } from '#/components/ui/download-file.ts';
import { csvFileName, pictureFileName } from '#/lib/platform/csv-line.ts';

/** The meaning of each colour in a picture. */
export type PictureLegend = readonly { name: string; colour: ChartColour; style?: LineSeries['style'] }[];

/** A file's title, and whose results and which days it contains. */
interface Named {
  title: string;
  scope: string;
}

/** Saves the points of a chart as a CSV file. */
export function saveTable(points: readonly ChartPointText[], { title, scope, t }: Named & { t: ChartWords }): void {
  saveFile(new Blob([chartCsv(points, t)], { type: 'text/csv;charset=utf-8' }), csvFileName(title, scope));
}

/** Pixels of the file per pixel of the screen. */
const SHARPNESS = 2;
const EDGE = 16;
const heights = { title: 28, legend: 24, name: 20 };

/** Saves the charts in an element as one PNG, one below the other, with title and legend. */
export function savePicture(place: HTMLElement, { title, scope, legend }: Named & { legend: PictureLegend }): void {
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
  paper.toBlob((file) => file && saveFile(file, pictureFileName(title, scope)));
}

/** Returns the name of the figure around a drawing. */
function nameOf(canvas: HTMLCanvasElement): string {
  return canvas.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
}
