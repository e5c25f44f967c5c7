import { shownName } from '#/components/organisation/organisation-links.ts';
import { Card } from '#/components/ui/card.tsx';
import { TextLink } from '#/components/ui/text-link.tsx';

interface UnfinishedListProps {
  title: string;
  /** Where a creation wizard lives, as in `/teamCreate`. */
  path: string;
  drafts: readonly { id: number; name: string | null }[];
}

/** The ways back to what was begun earlier; draws nothing when there is nothing. */
export function UnfinishedList({ title, path, drafts }: UnfinishedListProps) {
  if (drafts.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="flex flex-col gap-1">
        {drafts.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink href={`${path}/${id}`} prefetch={false}>
              {shownName(name)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
