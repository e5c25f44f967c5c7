import { handle } from '#/app/handle.ts';
import { exportActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { exportActivity } from '#/lib/domain/audit/export-activity.ts';

export const GET = handle(exportActivityContract, ({ ctx, query }) => exportActivity(ctx, query));
