import { handle } from '#/app/handle.ts';
import { getOpenApi } from '#/lib/domain/reference/get-open-api.ts';
import { getOpenApiContract } from '#/lib/domain/reference/reference.contract.ts';

export const GET = handle(getOpenApiContract, () => getOpenApi());
