import { handle } from '#/app/handle.ts';
import { getDirectoryContract, updateDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';
import { updateDirectory } from '#/lib/domain/directory/manage/directory.service.ts';
import { getDirectory } from '#/lib/domain/directory/manage/get-directory.ts';

export const GET = handle(getDirectoryContract, ({ ctx }) => getDirectory(ctx));
export const POST = handle(updateDirectoryContract, ({ ctx, body }) => updateDirectory(ctx, body));
