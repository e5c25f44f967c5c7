import { shownName } from '#/components/organisation/organisation-links.ts';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

interface PlacesProps {
  hrefs: readonly (readonly [href: string, name: string])[];
  /** How many more there are, in words. */
  more: (count: number) => string;
}

/** The first of some places as a link, and the number of the others, with all names on hover. */
export function Places({ hrefs: [first, ...rest], more }: PlacesProps) {
  if (!first) return <span className="text-muted">–</span>;
  const [href, name] = first;
  return (
    <span
      title={[first, ...rest].map(([, one]) => shownName(one)).join(', ')}
      className="flex min-w-0 flex-col items-start"
    >
      <TextLink href={href} className="max-w-full truncate leading-6">
        {shownName(name)}
      </TextLink>
      {rest.length > 0 && <span className="text-12 text-muted leading-4"> {more(rest.length)}</span>}
    </span>
  );
}
