import { handle } from '#/app/handle.ts';
import { getOpenApiContract } from '#/lib/domain/reference/contract.ts';
import { getOpenApi } from '#/lib/domain/reference/queries/get-open-api.ts';

export const GET = handle(getOpenApiContract, () => getOpenApi());
