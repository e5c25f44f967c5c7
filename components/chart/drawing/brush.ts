import type { ChartColours } from '#/components/chart/drawing/chart-colours.ts';

/** What painting needs besides the scene. */
export interface Brush {
  context: CanvasRenderingContext2D;
  colours: ChartColours;
  font: string;
  /** The pixels of the screen per pixel of the page. */
  ratio: number;
  /** A photo, once it has loaded. */
  photo: (address: string) => CanvasImageSource | null;
}
