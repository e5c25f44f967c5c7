import { handle } from '#/app/handle.ts';
import { getValues } from '#/lib/domain/profile/motivators/get-values.ts';
import { saveValues } from '#/lib/domain/profile/motivators/save-values.ts';
import { getValuesContract, saveValuesContract } from '#/lib/domain/profile/profile.contract.ts';

export const GET = handle(getValuesContract, ({ ctx }) => getValues(ctx));
export const POST = handle(saveValuesContract, ({ ctx, body }) => saveValues(ctx, body));
