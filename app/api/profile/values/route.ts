import { handle } from '#/app/handle.ts';
import { getValues, saveValues } from '#/lib/domain/profile/motivators/motivators.service.ts';
import { getValuesContract, saveValuesContract } from '#/lib/domain/profile/profile.contract.ts';

export const GET = handle(getValuesContract, ({ ctx }) => getValues(ctx));
export const POST = handle(saveValuesContract, ({ ctx, body }) => saveValues(ctx, body));
