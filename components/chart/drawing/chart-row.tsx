'use client';

import { CardAvatar, CardMark, CardText } from '#/components/chart/drawing/card-pieces.tsx';
import type { ChartCardProps } from '#/components/chart/drawing/chart-card.tsx';
import { paletteClass } from '#/components/chart/drawing/palette-class.ts';

/** A member in the list below a team. */
export function ChartRow({ node, scene, place, isMarked }: ChartCardProps) {
  const { palette } = scene.facts(node);
  const { avatars, texts, marks } = scene.parts(node);
  return (
    <div
      data-marked={isMarked || undefined}
      className={`absolute cursor-auto rounded-card bg-surface data-marked:outline-4 data-marked:outline-accent data-marked:-outline-offset-4 ${paletteClass(palette)}`}
      // The panel around the list shows at both sides.
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
