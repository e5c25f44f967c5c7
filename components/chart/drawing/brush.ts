import type { ChartColours } from '#/components/chart/drawing/chart-colours.ts';

/** What painting needs in addition to the scene. */
export interface Brush {
  context: CanvasRenderingContext2D;
  colours: ChartColours;
  font: string;
  /** Screen pixels per page pixel. */
  ratio: number;
  /** A photo, once it has loaded. */
  photo: (address: string) => CanvasImageSource | null;
}
