import { shownName } from '#/components/organisation/organisation-links.ts';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

interface PlacesProps {
  hrefs: readonly (readonly [href: string, name: string])[];
  /** How many more there are, in words. */
  more: (count: number) => string;
}

/** The first of some places as a link; how many more there are is said, with their names on hover. */
export function Places({ hrefs: [first, ...rest], more }: PlacesProps) {
  if (!first) return <span className="text-muted">–</span>;
  const [href, name] = first;
  return (
    <span title={rest.length > 0 ? [first, ...rest].map(([, one]) => shownName(one)).join(', ') : undefined}>
      <TextLink href={href} className="inline-block leading-6">
        {shownName(name)}
      </TextLink>
      {rest.length > 0 && <span className="text-muted"> {more(rest.length)}</span>}
    </span>
  );
}
