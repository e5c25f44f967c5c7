import type { ChartView } from '#/components/chart/drawing/chart-view.ts';

const zoomStep = 1.3;
const panStep = 120;

/** Moves the view by a key: + and − zoom, 0 fits, arrows move; returns whether the key has a use. */
export function moveByKey(view: ChartView, key: string): boolean {
  switch (key) {
    case '+':
    case '=':
      view.zoomBy(zoomStep);
      return true;
    case '-':
      view.zoomBy(1 / zoomStep);
      return true;
    case '0':
      view.fit();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      view.panBy(key === 'ArrowLeft' ? panStep : -panStep, 0);
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
      view.panBy(0, key === 'ArrowUp' ? panStep : -panStep);
      return true;
    default:
      return false;
  }
}
