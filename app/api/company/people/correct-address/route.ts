import { handle } from '#/app/handle.ts';
import { correctAddressContract } from '#/lib/domain/people/access/access.contract.ts';
import { correctAddress } from '#/lib/domain/people/access/correct-address.ts';

export const POST = handle(correctAddressContract, ({ ctx, body }) => correctAddress(ctx, body));
