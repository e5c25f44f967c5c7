'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CardAvatar, CardMark, CardText } from '#/components/chart/drawing/card-pieces.tsx';
import { paletteClass } from '#/components/chart/drawing/chart-colours.ts';
import { expanderPlace } from '#/components/chart/drawing/expander.ts';
import { detail, type Scene } from '#/components/chart/drawing/scene.ts';
import type { CardFacts } from '#/components/chart/model/card-facts.ts';
import { useCopied } from '#/components/ui/buttons/use-copied.ts';
import { Tooltip } from '#/components/ui/tooltip.tsx';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

export interface ChartCardProps {
  node: number;
  scene: Scene;
  place: { left: number; top: number; width: number; height: number };
  zoom: number;
  isMarked: boolean;
  onToggle: (node: number) => void;
}

// The line around a card is outside, so that the coloured line on it ends in its corners.
const box =
  'absolute overflow-hidden rounded-[20px] bg-surface ring-2 ring-line forced-colors:border-(length:--edge) forced-colors:border-[CanvasText]';

/** Shows one card, as the canvas paints it, with its buttons. */
export function ChartCard({ node, scene, place, zoom, isMarked, onToggle }: ChartCardProps) {
  const t = useTranslations('chart.screen');
  const facts = scene.facts(node);
  const { band, avatars, texts, marks, second, copy } = scene.parts(node, zoom);
  const expander = expanderPlace(scene, node, zoom);
  const isOpen = scene.open[node] === 1;
  const [title] = texts;
  return (
    <article
      aria-label={title?.full}
      className={`absolute ${zoom < detail.near[scene.layout.style] ? 'cursor-zoom-in' : 'cursor-auto'} ${paletteClass(facts.palette)}`}
      style={place}
    >
      <div
        data-marked={isMarked || undefined}
        className={`${box} inset-0 data-marked:outline-8 data-marked:outline-accent`}
      >
        <div className="border-(--strong) border-t-8 bg-(--soft)" style={{ height: band }} />
      </div>
      {second && <div className={`${box} inset-x-0`} style={{ top: second.y, height: second.height }} />}
      {avatars.map((part) => (
        <CardAvatar key={`${part.x} ${part.y}`} part={part} />
      ))}
      {texts.map((part) => (
        <CardText key={`${part.x} ${part.y}`} part={part} />
      ))}
      {marks.map((part) => (
        <CardMark key={`${part.kind} ${part.y}`} part={part} />
      ))}
      {copy && facts.link && <CopyLink facts={facts} link={facts.link} place={copy} />}
      {facts.children > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'collapse' : 'expand', { name: title?.full ?? '' })}
          onClick={() => onToggle(node)}
          className="absolute grid place-items-center rounded-full border-2 border-control-line bg-surface font-semibold text-ink leading-none hover:bg-hover focus-visible:outline-4 forced-colors:border-(length:--edge)"
          style={{
            left: expander.x - place.left,
            top: expander.y - place.top,
            width: expander.width,
            height: expander.height,
            fontSize: expander.height / 2,
          }}
        >
          {isOpen ? t('less') : t('more', { count: facts.children })}
        </button>
      )}
    </article>
  );
}

interface CopyLinkProps {
  facts: CardFacts;
  link: string;
  place: { x: number; y: number };
}

/** Copies the link of a department or team; as large as its card is drawn. */
function CopyLink({ facts, link, place }: CopyLinkProps) {
  const t = useTranslations('chart.screen');
  const { state, words: said, copy } = useCopied();
  const { name } = facts;
  const isTeam = facts.kind === nodeKinds.team;
  return (
    <span className="absolute" style={{ left: place.x, top: place.y }}>
      <Tooltip text={t(isTeam ? 'teamLink' : 'departmentLink', { name })} enabled={state === 'ready'}>
        <button
          type="button"
          aria-label={t(isTeam ? 'copyTeam' : 'copyDepartment', { name })}
          onClick={() => copy(link)}
          className="grid size-12 place-items-center rounded-[14px] text-(--title) hover:bg-hover focus-visible:outline-4 [&_svg]:size-7"
        >
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        </button>
      </Tooltip>
      <output
        className={
          state === 'ready'
            ? 'sr-only'
            : 'pointer-events-none absolute right-0 bottom-full mb-1 w-max max-w-96 animate-appear rounded-[14px] bg-ink px-5 py-2.5 text-[26px] text-paper leading-tight'
        }
      >
        {said}
      </output>
    </span>
  );
}
