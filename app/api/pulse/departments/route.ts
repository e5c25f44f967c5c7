import { handle } from '#/app/handle.ts';
import { listPulseDepartments } from '#/lib/domain/pulses/audience/list-pulse-departments.ts';
import { listPulseDepartmentsContract } from '#/lib/domain/pulses/questions/options.contract.ts';

export const GET = handle(listPulseDepartmentsContract, ({ ctx }) => listPulseDepartments(ctx));
