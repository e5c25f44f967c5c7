import type { RibbonProps } from '#/components/charts/ribbon.tsx';
import type { NavigationLink } from '#/components/frame/links/navigation.ts';
import { foldWords } from '#/lib/words/fold-text.ts';

export type PaletteGroup = 'recent' | 'places' | 'people' | 'pages' | 'actions';

/** A place to go to or an action. */
export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Its kind or its place, in smaller type. */
  detail?: string;
  icon: NavigationLink['icon'] | 'person';
  /** How a team has felt, if it's published. */
  ribbon?: Pick<RibbonProps, 'cells' | 'label'>;
  /** Its URL; an entry without a URL is an action. */
  href?: string;
  run?: () => void;
}

/**
 * Returns whether each typed word begins a word of the text, ignoring case and accents.
 * @example matches('Organisation chart', 'ch org') // true
 */
export function matches(text: string, typed: string): boolean {
  const words = foldWords(text).map(({ folded }) => folded);
  return foldWords(typed).every(({ folded }) => words.some((word) => word.startsWith(folded)));
}

/** Returns the entries in their groups, ordered by each group's first entry. */
export function groupEntries(entries: readonly PaletteEntry[]): [PaletteGroup, PaletteEntry[]][] {
  return [...Map.groupBy(entries, ({ group }) => group)];
}

/**
 * Returns the entry after a key: it wraps around at both ends, and starts at the first or the last. Returns undefined
 * if there are no entries.
 */
export function moveActive(ids: readonly string[], active: string | undefined, step: 1 | -1): string | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active);
  if (at === -1) return step === 1 ? ids[0] : ids.at(-1);
  return ids[(at + step + ids.length) % ids.length];
}

/** Returns the places that someone last went to, newest first and each once. */
export function addRecent(recent: readonly PaletteEntry[], entry: PaletteEntry, most = 5): PaletteEntry[] {
  return [{ ...entry, group: 'recent' as const }, ...recent.filter(({ id }) => id !== entry.id)].slice(0, most);
}
