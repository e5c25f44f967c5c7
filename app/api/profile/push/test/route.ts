import { handle } from '#/app/handle.ts';
import { testDevice } from '#/lib/domain/push/device.service.ts';
import { testDeviceContract } from '#/lib/domain/push/push.contract.ts';

export const POST = handle(testDeviceContract, ({ ctx, body }) => testDevice(ctx, body));
