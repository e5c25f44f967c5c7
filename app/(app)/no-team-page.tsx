import { NoTeam } from '#/components/dashboards/team/no-team.tsx';
import { UnfinishedPlace } from '#/components/organisation/unfinished-place.tsx';
import { findLedDraft } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Shows what a person without a team sees: first the team that they were invited to lead, or have begun to create. */
export async function NoTeamPage({ ctx }: { ctx: UserCtx }) {
  const draft = await findLedDraft(ctx, 'team');
  if (draft) return <UnfinishedPlace kind="team" draft={draft} />;
  return <NoTeam role={ctx.actor.role === 'Member' ? 'Member' : 'Team Leader'} />;
}
