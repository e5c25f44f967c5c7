import type { output } from 'zod';
import type { listChartRecipientsContract } from '#/lib/domain/chart/chart.contract.ts';
import { partOf } from '#/lib/domain/chart/chart.present.ts';
import { getChartScopes } from '#/lib/domain/reports/chart/chart-report.service.ts';
import { findChartRecipients } from '#/lib/domain/reports/recipients/recipient.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

type RecipientQuery = output<NonNullable<(typeof listChartRecipientsContract)['query']>>;

/**
 * Returns the people this person may send a part of the chart to. Throws `not_found` and `forbidden` for the part.
 */
export async function listChartRecipients(ctx: UserCtx, query: RecipientQuery) {
  const { scopes } = await getChartScopes(ctx, partOf(query));
  return findChartRecipients(ctx, { scopes, search: query.search });
}
