/** The parts of Digital Pulse in their order; the first is shown without being named. */
export const pulseTabs = ['manage', 'build', 'result', 'ready', 'questionnaire'] as const;
export type PulseTab = (typeof pulseTabs)[number];

/** The part that an address names; the first for anything else. */
export function readPulseTab(text: string | null): PulseTab {
  return pulseTabs.find((name) => name === text) ?? 'manage';
}

/** An id in an address; undefined for anything else. */
export function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Several ids in an address.
 * @example readNumbers('9,13,x') // [9, 13]
 */
export function readNumbers(text: string | null): number[] {
  return (text ?? '').split(',').flatMap((part) => readNumber(part) ?? []);
}
