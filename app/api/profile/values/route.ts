import { handle } from '#/app/handle.ts';
import { saveValues } from '#/lib/domain/profile/commands/save-values.ts';
import { getValuesContract, saveValuesContract } from '#/lib/domain/profile/contract.ts';
import { getValues } from '#/lib/domain/profile/queries/get-values.ts';

export const GET = handle(getValuesContract, ({ ctx }) => getValues(ctx));
export const POST = handle(saveValuesContract, ({ ctx, body }) => saveValues(ctx, body));
