'use client';

import { BellRing, FolderInput, UserMinus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Act } from '#/components/people/use-people-acts.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { bulkMax } from '#/lib/domain/people/constants.ts';

interface BulkBarProps {
  count: number;
  /** Removing takes people out of this team alone. */
  teamName: string | undefined;
  onAct: (act: Act) => void;
  onClear: () => void;
}

const icons = {
  remind: <BellRing aria-hidden />,
  move: <FolderInput aria-hidden />,
  remove: <UserMinus aria-hidden />,
};

/** The actions for the chosen people; floats at the bottom, where it hides no row's name. */
export function BulkBar({ count, teamName, onAct, onClear }: BulkBarProps) {
  const words = useTranslations('people.bulk');
  const labels = {
    remind: words('remind'),
    move: words('move'),
    remove: teamName ? words('removeFrom', { team: teamName }) : words('remove'),
  };
  const isTooMany = count > bulkMax;
  return (
    <section
      aria-label={words('chosen', { count })}
      className="stays bottom-4 z-20 mx-auto flex w-fit max-w-full animate-appear flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-floating max-medium:bottom-18"
    >
      <output className="mr-2 font-medium tabular-nums max-medium:order-first max-medium:basis-[calc(100%-3.5rem)]">
        {words('chosen', { count })}
        {isTooMany && <span className="block font-normal text-13 text-bad">{words('limit', { most: bulkMax })}</span>}
      </output>
      {(['remind', 'move', 'remove'] as const).map((act) => (
        <Button
          key={act}
          variant={act === 'remove' ? 'quiet' : 'secondary'}
          size="small"
          icon={icons[act]}
          disabled={isTooMany}
          onClick={() => onAct(act)}
        >
          {labels[act]}
        </Button>
      ))}
      <IconButton
        size="small"
        className="max-medium:order-first"
        label={words('none')}
        icon={<X />}
        onClick={onClear}
      />
    </section>
  );
}
