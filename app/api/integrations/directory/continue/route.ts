import { handle } from '#/app/handle.ts';
import { continueDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';
import { continueDirectory } from '#/lib/domain/directory/manage/directory.service.ts';

export const POST = handle(continueDirectoryContract, ({ ctx }) => continueDirectory(ctx));
