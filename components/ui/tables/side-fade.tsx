/** Covers the right edge of a box that scrolls sideways while more of it is hidden there. */
export function SideFade() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-px right-px z-10 w-10 rounded-r-card bg-linear-to-l from-surface to-transparent"
    />
  );
}
