import { handle } from '#/app/handle.ts';
import { listPulseDepartmentsContract } from '#/lib/domain/pulses/options-contract.ts';
import { listPulseDepartments } from '#/lib/domain/pulses/queries/list-pulse-departments.ts';

export const GET = handle(listPulseDepartmentsContract, ({ ctx }) => listPulseDepartments(ctx));
