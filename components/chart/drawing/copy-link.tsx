'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CardFacts } from '#/components/chart/model/card-facts.ts';
import { useCopied } from '#/components/ui/buttons/use-copied.ts';
import { Tooltip } from '#/components/ui/tooltip.tsx';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

interface CopyLinkProps {
  facts: CardFacts;
  link: string;
  place: { x: number; y: number };
}

/** Copies the link of a department or team, as large as its card is drawn. */
export function CopyLink({ facts, link, place }: CopyLinkProps) {
  const words = useTranslations('chart.screen');
  const { state, words: said, copy } = useCopied();
  const { name } = facts;
  const isTeam = facts.kind === nodeKinds.team;
  return (
    <span className="absolute" style={{ left: place.x, top: place.y }}>
      <Tooltip text={words(isTeam ? 'teamLink' : 'departmentLink', { name })} enabled={state === 'ready'}>
        <button
          type="button"
          aria-label={words(isTeam ? 'copyTeam' : 'copyDepartment', { name })}
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
