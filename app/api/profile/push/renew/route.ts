import { handle } from '#/app/handle.ts';
import { renewDevice } from '#/lib/domain/push/device.service.ts';
import { renewDeviceContract } from '#/lib/domain/push/push.contract.ts';

export const POST = handle(renewDeviceContract, ({ ctx, body }) => renewDevice(ctx, body));
