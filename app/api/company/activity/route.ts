import { handle } from '#/app/handle.ts';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';

export const GET = handle(listActivityContract, ({ ctx, query }) => listActivity(ctx, query));
