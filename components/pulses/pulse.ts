import type { Output } from '#/lib/api/endpoint.ts';
import type { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

/** A pulse as lists show it. */
export type Pulse = Output<typeof listPulsesContract>['pulses'][number];
