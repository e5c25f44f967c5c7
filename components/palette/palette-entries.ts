import type { RibbonProps } from '#/components/charts/ribbon.tsx';
import type { NavigationLink } from '#/components/frame/links/navigation.ts';
import { foldWords } from '#/lib/words/fold-text.ts';

export type PaletteGroup = 'recent' | 'places' | 'people' | 'pages' | 'actions';

/** Something to go to or to do. */
export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Its kind or its place, in smaller type. */
  detail?: string;
  icon: NavigationLink['icon'] | 'person';
  /** How a team has been, where it is published. */
  ribbon?: Pick<RibbonProps, 'cells' | 'label'>;
  /** Where it leads; without an address it does something. */
  href?: string;
  run?: () => void;
}

/**
 * Whether each word that was typed begins a word of the text, without case and accents.
 * @example matches('Organisation chart', 'ch org') // true
 */
export function matches(text: string, typed: string): boolean {
  const words = foldWords(text).map(({ folded }) => folded);
  return foldWords(typed).every(({ folded }) => words.some((word) => word.startsWith(folded)));
}

/** The entries in their groups, in the order in which the groups begin. */
export function groupEntries(entries: readonly PaletteEntry[]): [PaletteGroup, PaletteEntry[]][] {
  return [...Map.groupBy(entries, ({ group }) => group)];
}

/** Returns the entry after a key: past an end comes the other one, and from no entry the first or the last. */
export function moveActive(ids: readonly string[], active: string | undefined, step: 1 | -1): string | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active);
  if (at === -1) return step === 1 ? ids[0] : ids.at(-1);
  return ids[(at + step + ids.length) % ids.length];
}

/** The last entries that someone went to, the newest first and each once. */
export function addRecent(recent: readonly PaletteEntry[], entry: PaletteEntry, most = 5): PaletteEntry[] {
  return [{ ...entry, group: 'recent' as const }, ...recent.filter(({ id }) => id !== entry.id)].slice(0, most);
}
