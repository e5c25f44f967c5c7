'use client';

import { clsx } from 'clsx';
import { ListTree } from 'lucide-react';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ChapterList } from '#/components/reference/chapter-list.tsx';
import { FoundCalls } from '#/components/reference/found-calls.tsx';
import { searchCalls } from '#/components/reference/search-calls.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import type { ChapterContents, Contents } from '#/lib/domain/reference/reference.service.ts';

/**
 * Shows features and calls, or the results of a search; next to the page if there is room, otherwise opened above it.
 */
export function ReferenceIndex({ contents }: { contents: Contents }) {
  const t = useTranslations('reference.index');
  const path = usePathname();
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const calls = searchCalls(contents.chapters, query);
  const isSearching = query.trim() !== '';
  useOldLinks(contents.chapters);

  const leave = () => {
    setIsOpen(false);
    setQuery('');
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = calls;
    if (!first) return;
    router.push(`/reference/${first.slug}#${first.name}`);
    leave();
  };
  useIndexKeys({ panel, input, onEscape: leave });

  return (
    <aside
      ref={panel}
      aria-label={t('index')}
      className="stays top-14 z-20 flex flex-col border-line bg-paper max-large:border-b large:h-[calc(100dvh-3.5rem)] large:border-r"
    >
      <div className="flex items-center gap-2 px-4 py-3 medium:px-6">
        <search className="min-w-0 flex-1">
          <form method="post" onSubmit={openFirst} className="relative">
            <SearchInput
              ref={input}
              aria-label={t('searchBy')}
              aria-keyshortcuts="/"
              placeholder={t('search')}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
            {!isSearching && (
              <kbd
                aria-hidden
                className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 rounded-mark border border-line px-1.5 font-sans text-12 text-muted max-large:hidden"
              >
                /
              </kbd>
            )}
          </form>
        </search>
        <IconButton
          label={isOpen ? t('close') : t('open')}
          aria-expanded={isOpen}
          icon={<ListTree />}
          onClick={() => setIsOpen(!isOpen)}
          className="large:hidden"
        />
      </div>
      <div
        className={clsx(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-6 medium:px-4',
          'max-large:absolute max-large:inset-x-0 max-large:top-full max-large:max-h-[70dvh] max-large:border-line max-large:border-b max-large:bg-paper max-large:shadow-floating',
          !isOpen && !isSearching && 'max-large:hidden',
        )}
      >
        {isSearching ? (
          <FoundCalls calls={calls} query={query} onLeave={leave} />
        ) : (
          <ChapterList contents={contents} path={path} onLeave={() => setIsOpen(false)} />
        )}
      </div>
    </aside>
  );
}

/** Supports links from when all calls were on one page: `/reference#updateTeam`. */
function useOldLinks(chapters: readonly ChapterContents[]): void {
  const path = usePathname();
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const name = path === '/reference' ? location.hash.slice(1) : '';
      const chapter = chapters.find(({ calls }) => calls.some((call) => call.name === name));
      if (chapter) router.replace(`/reference/${chapter.slug}#${name}`);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [chapters, path, router]);
}

interface IndexKeys {
  panel: RefObject<HTMLElement | null>;
  /** The search field above the links. */
  input: RefObject<HTMLInputElement | null>;
  onEscape: () => void;
}

/**
 * Handles the keys of the index: `/` goes to its search from anywhere, arrows from link to link, Escape back to the
 * search.
 */
function useIndexKeys({ panel, input, onEscape }: IndexKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      if (event.key === '/' && !event.target.matches('input, textarea, select')) {
        event.preventDefault();
        input.current?.focus();
      }
      if (!panel.current?.contains(event.target)) return;
      if (event.key === 'Escape') {
        onEscape();
        input.current?.focus();
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        neighbour(event, panel.current, input.current)?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** Returns the link before or after the focused one; the search comes before the first. */
function neighbour({ key, target }: KeyboardEvent, panel: HTMLElement, input: HTMLElement | null): HTMLElement | null {
  const links = [...panel.querySelectorAll<HTMLElement>('a')].filter((link) => link.offsetParent);
  const at = links.indexOf(target as HTMLElement) + (key === 'ArrowDown' ? 1 : -1);
  return at < 0 ? input : (links[Math.min(at, links.length - 1)] ?? null);
}
