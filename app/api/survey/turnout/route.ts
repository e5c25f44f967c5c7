import { handle } from '#/app/handle.ts';
import { getTurnout } from '#/lib/domain/check-ins/report/get-turnout.ts';
import { getTurnoutContract } from '#/lib/domain/check-ins/report/report.contract.ts';

export const POST = handle(getTurnoutContract, ({ ctx, body }) => getTurnout(ctx, body));
