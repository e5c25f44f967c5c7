/** Words that survive minification, by package. */
const marks: Record<string, RegExp> = {
  'React DOM': /reactFiber|__reactContainer/,
  'Next router': /next-router-state-tree/,
  'Next polyfills': /core-js|noModule/,
  zod: /invalid_union|invalid_format/,
  'react-hook-form': /shouldUnregister|reValidateMode/,
  'TanStack Query': /isInvalidated|fetchFailureCount/,
  Radix: /data-radix|DismissableLayer/,
  'Floating UI': /floating-ui|fallbackPlacements/,
  'Chart.js': /beforeDatasetsDraw|chartArea/,
  'socket.io': /reconnection_failed|engine\.io|reconnectionAttempts/,
  sonner: /data-sonner/,
  lucide: /lucide-/,
  altcha: /altcha/,
  zxcvbn: /zxcvbn|userInputs/,
  'tailwind-merge': /conflictingClassGroups/,
};

/** Returns the known packages in a script. */
export function contentsOf(text: string): string[] {
  return Object.entries(marks).flatMap(([name, mark]) => (mark.test(text) ? [name] : []));
}
