import { handle } from '#/app/handle.ts';
import { getDirectoryContract, updateDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';
import { getDirectory, updateDirectory } from '#/lib/domain/directory/manage/directory.service.ts';

export const GET = handle(getDirectoryContract, ({ ctx }) => getDirectory(ctx));
export const POST = handle(updateDirectoryContract, ({ ctx, body }) => updateDirectory(ctx, body));
