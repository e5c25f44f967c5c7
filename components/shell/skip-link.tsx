export const contentId = 'content';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="sr-only rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      Skip to content
    </a>
  );
}
