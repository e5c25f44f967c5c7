import { handle } from '#/app/handle.ts';
import { stopDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';
import { stopDirectory } from '#/lib/domain/directory/manage/directory.service.ts';

export const POST = handle(stopDirectoryContract, ({ ctx }) => stopDirectory(ctx));
