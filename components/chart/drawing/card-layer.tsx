'use client';

import { type CSSProperties, type Ref, useLayoutEffect, useRef } from 'react';
import { CardAvatar, CardMark, CardText } from '#/components/chart/drawing/card-pieces.tsx';
import { ChartCard, type ChartCardProps } from '#/components/chart/drawing/chart-card.tsx';
import { paletteClass } from '#/components/chart/drawing/chart-colours.ts';
import type { Scene, View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

export interface CardLayerProps {
  rested: { cards: readonly number[]; view: View; scene: Scene };
  /** The current scene; cards of an older one aren't shown. */
  scene: Scene;
  marked: number | null;
  onToggle: (node: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Shows DOM cards over the drawing while it isn't moving, with buttons, hints and focus. */
export function CardLayer({ rested, scene, marked, onToggle, ref }: CardLayerProps) {
  const own = useRef<HTMLDivElement>(null);
  const { view, cards } = rested;
  // The drawing hides the layer as soon as it moves; with new cards the layer is in place again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again with every rest
  useLayoutEffect(() => {
    if (own.current) own.current.style.visibility = '';
  }, [rested]);
  const isCurrent = rested.scene.nodes === scene.nodes;
  const { layout } = rested.scene;
  return (
    <div
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className="absolute top-0 left-0 origin-top-left"
      style={
        {
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.k})`,
          // Where colours are forced, an edge is a pixel of the screen, however small the cards are.
          '--edge': `${1 / view.k}px`,
        } as CSSProperties
      }
    >
      {isCurrent &&
        cards.map((node) => {
          const place = {
            left: at(layout.x, node),
            top: at(layout.y, node),
            width: at(layout.w, node),
            height: at(layout.h, node),
          };
          const isRow = layout.style === 'columns' && scene.nodes.kind[node] === nodeKinds.member;
          const Part = isRow ? ChartRow : ChartCard;
          return (
            <Part
              key={node}
              node={node}
              scene={rested.scene}
              place={place}
              zoom={view.k}
              isMarked={node === marked}
              onToggle={onToggle}
            />
          );
        })}
    </div>
  );
}

/** Shows a member in the list below a team. */
function ChartRow({ node, scene, place, zoom, isMarked }: ChartCardProps) {
  const { palette } = scene.facts(node);
  const { avatars, texts, marks } = scene.parts(node, zoom);
  return (
    <div
      data-marked={isMarked || undefined}
      className={`absolute cursor-auto rounded-card bg-surface data-marked:outline-4 data-marked:outline-accent data-marked:-outline-offset-4 ${paletteClass(palette)}`}
      // The panel around the list is visible on both sides.
      style={{ left: place.left + 3, top: place.top, width: place.width - 6, height: place.height }}
    >
      {avatars.map((part) => (
        <CardAvatar key={`${part.x} ${part.y}`} part={part} left={-3} />
      ))}
      {texts.map((part) => (
        <CardText key={`${part.x} ${part.y}`} part={part} left={-3} />
      ))}
      {marks.map((part) => (
        <CardMark key={part.kind} part={part} left={-3} />
      ))}
    </div>
  );
}
