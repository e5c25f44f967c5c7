/** The tabs of Digital Pulse in their order; the URL doesn't name the first. */
export const pulseTabs = ['manage', 'build', 'result', 'ready', 'questionnaire'] as const;
export type PulseTab = (typeof pulseTabs)[number];

/** Returns the tab in a URL; the first for anything invalid. */
export function readPulseTab(text: string | null): PulseTab {
  return pulseTabs.find((name) => name === text) ?? 'manage';
}

/** Returns an id in a URL; undefined for anything invalid. */
export function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Returns the ids in a comma-separated query value; anything else is left out.
 * @example readNumbers('9,13,x') // [9, 13]
 */
export function readNumbers(text: string | null): number[] {
  return (text ?? '').split(',').flatMap((part) => readNumber(part) ?? []);
}
