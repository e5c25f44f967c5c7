import { handle } from '#/app/handle.ts';
import { downloadOwnData } from '#/lib/domain/profile/own-data/download-own-data.ts';
import { downloadOwnDataContract } from '#/lib/domain/profile/own-data/own-data.contract.ts';

export const GET = handle(downloadOwnDataContract, ({ ctx }) => downloadOwnData(ctx));
