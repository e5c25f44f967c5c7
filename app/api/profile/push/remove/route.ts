import { handle } from '#/app/handle.ts';
import { removeDevice } from '#/lib/domain/push/device.service.ts';
import { removeDeviceContract } from '#/lib/domain/push/push.contract.ts';

export const POST = handle(removeDeviceContract, ({ ctx, body }) => removeDevice(ctx, body));
