import { handle } from '#/app/handle.ts';
import { getOpenApiContract } from '#/lib/domain/reference/reference.contract.ts';
import { getOpenApi } from '#/lib/domain/reference/reference.service.ts';

export const GET = handle(getOpenApiContract, () => getOpenApi());
