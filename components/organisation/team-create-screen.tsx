import { TeamForm } from '#/components/organisation/team-form.tsx';
import { Card } from '#/components/ui/card.tsx';
import { TextLink } from '#/components/ui/text-link.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getTeamDraftContract, listTeamDraftsContract } from '#/lib/domain/organisation/wizards-contract.ts';

interface TeamCreateScreenProps {
  draft: Output<typeof getTeamDraftContract>;
  /** What this person began earlier and has not finished. */
  unfinished: Output<typeof listTeamDraftsContract>['teams'];
  becomesLeader: boolean;
}

/** The creation wizard, with the way back to teams begun earlier. */
export function TeamCreateScreen({ draft, unfinished, becomesLeader }: TeamCreateScreenProps) {
  const others = unfinished.filter(({ id }) => id !== draft.team.id);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="text-muted">You will lead the new team. Everything can be changed later.</p>
      {others.length > 0 && (
        <Card title="Unfinished teams">
          <ul className="flex flex-col gap-1">
            {others.map(({ id, name }) => (
              <li key={id}>
                <TextLink href={`/teamCreate/${id}`}>{name || 'N/A'}</TextLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <TeamForm draft={draft} becomesLeader={becomesLeader} />
    </div>
  );
}
