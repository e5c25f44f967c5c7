import { handle } from '#/app/handle.ts';
import { listChartRecipientsContract } from '#/lib/domain/chart/chart.contract.ts';
import { listChartRecipients } from '#/lib/domain/reports/recipients/list-chart-recipients.ts';

export const GET = handle(listChartRecipientsContract, ({ ctx, query }) => listChartRecipients(ctx, query));
