import { handle } from '#/app/handle.ts';
import { getOwnChannelContract, updateOwnChannelContract } from '#/lib/domain/integrations/integrations.contract.ts';
import { getOwnChannel, updateOwnChannel } from '#/lib/domain/integrations/own-channel.service.ts';

export const GET = handle(getOwnChannelContract, ({ ctx }) => getOwnChannel(ctx));
export const POST = handle(updateOwnChannelContract, ({ ctx, body }) => updateOwnChannel(ctx, body));
