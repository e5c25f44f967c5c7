'use client';

import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** A drawing whose code loads late. */
interface Late<Props> {
  Lazy: LazyExoticComponent<ComponentType<Props>>;
  Loaded?: ComponentType<Props>;
}

const loads = new Set<() => Promise<unknown>>();

/** Declares a drawing whose code loads late. */
export function lateDrawing<Props>(importIt: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  const load = async () => {
    const drawing = await importIt();
    late.Loaded = drawing.default;
    return drawing;
  };
  const late: Late<Props> = { Lazy: lazy(load) };
  loads.add(load);
  return late;
}

/** Loads the code of every kind of drawing, so that a page that needs one can print all. */
export function loadDrawings(): void {
  for (const load of loads) void load().catch(() => undefined);
}

/** Draws without waiting once the code has been loaded, as printing needs. */
export function LateDrawing<Props extends object>({ of, props }: { of: Late<Props>; props: Props }) {
  // Switching to the other later would draw it twice.
  const [Drawing] = useState<ComponentType<Props>>(() => of.Loaded ?? of.Lazy);
  return <Drawing {...props} />;
}
