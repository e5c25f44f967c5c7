import type { output } from 'zod';
import { periodRange } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { getChartContract } from '#/lib/domain/chart/chart.contract.ts';
import {
  partOf,
  presentChartHead,
  presentMembers,
  presentPackedMembers,
  workPositionsIn,
} from '#/lib/domain/chart/chart.present.ts';
import { readFigures, readMembers } from '#/lib/domain/chart/chart-rows.service.ts';
import { CHART_OBJECTS_MAX } from '#/lib/domain/chart/constants.ts';
import { readStructure } from '#/lib/domain/chart/read-structure.ts';
import { canViewFigures } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { spansWithin } from '#/lib/domain/dashboards/published/published.present.ts';
import { requireScope } from '#/lib/domain/keys/find-caller.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

type ChartQuery = output<NonNullable<(typeof getChartContract)['query']>>;

/**
 * Returns today's organisation chart, or a part of it. A key needs `results:read` for the results of the period.
 */
export async function getChart(ctx: UserCtx, query: ChartQuery) {
  const part = partOf(query);
  if (query.figures) requireScope(ctx.actor, 'results:read');
  const [structure, members] = await Promise.all([readStructure(ctx, part), readMembers(ctx, part)]);
  const today = localDateAt(ctx.clock.now(), structure.timeZone);
  const period = { name: query.period, ...periodRange(query.period, today) };
  const isCompany = part.departmentId === null && part.teamId === null && canViewFigures(ctx.actor, {});
  const spans = spansWithin(query.period, structure, today);
  const figures = query.figures ? await readFigures(ctx, structure, spans, { ...part, isCompany }) : null;
  const facts = { actor: ctx.actor, period, figures, membersCount: new Set(members.ids).size, locale: ctx.locale };
  const head = presentChartHead(structure, facts);
  if (query.shape === 'packed')
    return {
      shape: 'packed' as const,
      ...head,
      members: presentPackedMembers(members, period),
      workPositions: [...workPositionsIn(ctx.locale)],
    };
  const isWhole = members.ids.length <= CHART_OBJECTS_MAX || part.teamId !== null;
  return {
    shape: 'objects' as const,
    ...head,
    members: isWhole ? presentMembers(members, structure, { period, locale: ctx.locale }) : [],
    membersIn: isWhole ? null : ('team' as const),
  };
}
