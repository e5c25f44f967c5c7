import { handle } from '#/app/handle.ts';
import { exportPeopleContract } from '#/lib/domain/people/list/list.contract.ts';
import { readPeopleFile } from '#/lib/domain/people/list/people.service.ts';

export const GET = handle(exportPeopleContract, ({ ctx, query }) => readPeopleFile(ctx, query));
