'use client';

import { clsx } from 'clsx';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '#/components/ui/popover.tsx';

/** How something comes about, from how many people and since when; opens over the page, also by touch. */
export function Explanation({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx('text-13 text-muted', className)}>
      <Popover
        label="How we calculate this"
        className="w-[min(26rem,calc(100vw-1.5rem))]"
        trigger={
          <button
            type="button"
            className="-ml-1.5 flex items-center gap-1.5 rounded-mark px-1.5 py-1 hover:text-ink aria-expanded:text-ink max-medium:py-3"
          >
            <CircleQuestionMark aria-hidden className="size-4" />
            How we calculate this
          </button>
        }
      >
        <div className="flex flex-col gap-2 p-4 text-14">{children}</div>
      </Popover>
    </div>
  );
}
