'use client';

import { type PointerEvent, type Ref, useImperativeHandle, useRef } from 'react';
import type { ChartColours } from '#/components/chart/drawing/chart-colours.ts';
import { paletteOf } from '#/components/chart/drawing/chart-colours.ts';
import type { Scene, Size, View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

export interface MiniMapHandle {
  follow: (scene: Scene, view: View, size: Size) => void;
}

interface MiniMapProps {
  colours: ChartColours;
  label: string;
  /** Where someone pressed, in world coordinates. */
  onLook: (x: number, y: number) => void;
  ref: Ref<MiniMapHandle>;
}

/** The size of the map at most, in pixels; it has the chart's proportion. */
const map: Size = { width: 180, height: 120 };
/** Its width and height at least, in pixels. */
const smallest = 24;

/**
 * Shows an overview of the whole chart below its list, where it covers no card: its departments and the window over it;
 * pressing moves the window. It's hidden while the window shows the whole chart.
 */
export function MiniMap({ colours, label, onLook, ref }: MiniMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = useRef(1);
  useImperativeHandle(ref, () => ({
    follow(scene, view, size) {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      const { layout } = scene;
      canvas.current?.parentElement?.toggleAttribute('hidden', isWhole(scene, view, size));
      scale.current = Math.min(map.width / at(layout.width, 0), map.height / at(layout.height, 0));
      fitTo(context.canvas, at(layout.width, 0) * scale.current, at(layout.height, 0) * scale.current);
      context.setTransform(2 * scale.current, 0, 0, 2 * scale.current, 0, 0);
      context.clearRect(0, 0, map.width / scale.current, map.height / scale.current);
      paintDepartments(context, scene, colours);
      context.strokeStyle = colours.accent;
      context.lineWidth = 1.5 / scale.current;
      context.strokeRect(-view.x / view.k, -view.y / view.k, size.width / view.k, size.height / view.k);
    },
  }));
  const look = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const frame = event.currentTarget.getBoundingClientRect();
    onLook((event.clientX - frame.left) / scale.current, (event.clientY - frame.top) / scale.current);
  };
  return (
    <div className="flex border-line border-t p-3 print:hidden">
      <canvas
        ref={canvas}
        aria-hidden
        title={label}
        width={2 * map.width}
        height={2 * map.height}
        onPointerDown={look}
        onPointerMove={look}
        className="cursor-crosshair rounded-control border border-line bg-raised"
      />
    </div>
  );
}

/** Sets the size of a canvas, in pixels of the screen; only if it has changed, because that empties the canvas. */
function fitTo(canvas: HTMLCanvasElement, ...sides: [number, number]): void {
  const [width, height] = sides.map((side) => Math.round(Math.max(smallest, side))) as [number, number];
  if (canvas.width === 2 * width && canvas.height === 2 * height) return;
  Object.assign(canvas, { width: 2 * width, height: 2 * height });
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
}

function isWhole({ layout }: Scene, { x, y, k }: View, size: Size): boolean {
  const [right, bottom] = [x + at(layout.width, 0) * k, y + at(layout.height, 0) * k];
  return x >= 0 && y >= 0 && right <= size.width && bottom <= size.height;
}

function paintDepartments(context: CanvasRenderingContext2D, scene: Scene, colours: ChartColours): void {
  const { nodes, layout, facts } = scene;
  for (let node = 1; node < nodes.kind.length; node = at(nodes.end, node)) {
    if (at(layout.w, node) === 0) continue;
    context.fillStyle =
      nodes.kind[node] === nodeKinds.administrator
        ? colours['control-line']
        : paletteOf(colours, facts(node).palette).strong;
    context.fillRect(at(layout.left, node), at(layout.top, node), at(layout.width, node), at(layout.height, node));
  }
}
