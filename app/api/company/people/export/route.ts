import { handle } from '#/app/handle.ts';
import { exportPeopleContract } from '#/lib/domain/people/contract.ts';
import { readPeopleFile } from '#/lib/domain/people/queries/read-people-file.ts';

export const GET = handle(exportPeopleContract, ({ ctx, query }) => readPeopleFile(ctx, query));
