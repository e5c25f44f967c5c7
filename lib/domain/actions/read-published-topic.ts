import { readTopic } from '#/lib/domain/actions/topics.ts';
import { DEFAULT_PERIOD } from '#/lib/domain/calendar/period.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

const nothing = { saidBand: null, saidScore: null };

/**
 * Returns what everybody in a team may read of a topic: what its own published figures have of it, the band of a factor or
 * the score of a norm. Nothing where these hold nothing: what leaders read by name stays with them.
 */
export async function readPublishedTopic(ctx: UserCtx, { teamId, topic }: { teamId: number; topic: string }) {
  const about = readTopic(topic);
  if (about?.kind !== 'factor' && about?.kind !== 'norm') return nothing;
  const query = { id: teamId, period: DEFAULT_PERIOD, member: 0, view: 'published' } as const;
  const { source, factors, norms } = await getTeamDashboard(ctx, query);
  // Those of its department or company are not what the team said.
  if (source?.scope !== 'team') return nothing;
  if (about.kind === 'factor') {
    const hurt = factors.find(({ id }) => id === about.id)?.hurt;
    return { ...nothing, saidBand: hurt?.timesBand ?? null };
  }
  const score = norms.find(({ id }) => id === about.id)?.avg ?? null;
  return { ...nothing, saidScore: score === null ? null : Math.round(score) };
}
