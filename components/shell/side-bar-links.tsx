import { clsx } from 'clsx';
import Link from 'next/link';
import { lazy, type ReactElement, Suspense } from 'react';
import type { NavigationLink } from '#/components/frame/links/navigation.ts';
import { type StartSelection, selectionProps } from '#/components/frame/links/selection-link.ts';
import { PendingBar } from '#/components/ui/link-click.tsx';

// Wide sidebars and phones need no tooltips.
const Tooltip = lazy(async () => ({ default: (await import('#/components/ui/tooltip.tsx')).Tooltip }));

export interface SideBarLinksProps {
  links: readonly NavigationLink[];
  current: NavigationLink | undefined;
  /** Icons only: 'always', never, or up to 900 px. */
  mini: 'always' | 'never' | 'up-to-medium';
  showHints?: boolean;
  onNavigate?: () => void;
  onSelect: StartSelection;
}

export function SideBarLinks({ links, current, mini, showHints = false, onNavigate, onSelect }: SideBarLinksProps) {
  return (
    <ul className="flex flex-col gap-1">
      {links.map((link, at) => {
        const isCurrent = link === current;
        return (
          <li key={link.href}>
            <Hinted text={link.label} isHinted={showHints}>
              <Link
                href={link.href}
                data-tour={`menu-${link.href.slice(1)}`}
                // Nine prefetched entries would each have to be authenticated by the server.
                prefetch={at === 0 ? null : false}
                aria-current={isCurrent ? 'page' : undefined}
                {...selectionProps(link, onSelect, onNavigate)}
                className={clsx(
                  'flex min-h-10 items-center gap-2.5 rounded-control py-1.5 pr-1 pl-3 font-medium leading-5 transition-colors max-medium:min-h-12',
                  isCurrent
                    ? 'bg-accent-soft text-accent-text'
                    : 'text-muted hover:bg-hover hover:text-ink has-[.pending-bar]:bg-accent-soft has-[.pending-bar]:text-accent-text',
                )}
              >
                <link.icon aria-hidden className="size-5 shrink-0 stroke-[1.75]" />
                <span
                  className={clsx(
                    'wrap-break-word min-w-0',
                    mini === 'always' && 'sr-only',
                    mini === 'up-to-medium' && 'max-large:sr-only',
                  )}
                >
                  {link.label}
                </span>
                <PendingBar />
              </Link>
            </Hinted>
          </li>
        );
      })}
    </ul>
  );
}

interface HintedProps {
  text: string;
  isHinted: boolean;
  children: ReactElement;
}

function Hinted({ text, isHinted, children }: HintedProps) {
  if (!isHinted) return children;
  return (
    <Suspense fallback={children}>
      <Tooltip text={text} side="right">
        {children}
      </Tooltip>
    </Suspense>
  );
}
