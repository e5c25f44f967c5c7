import { handle } from '#/app/handle.ts';
import { listPulseDepartments } from '#/lib/domain/pulses/audience/audience.service.ts';
import { listPulseDepartmentsContract } from '#/lib/domain/pulses/questions/options.contract.ts';

export const GET = handle(listPulseDepartmentsContract, ({ ctx }) => listPulseDepartments(ctx));
