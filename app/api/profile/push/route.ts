import { handle } from '#/app/handle.ts';
import { addDevice, listDevices } from '#/lib/domain/push/device.service.ts';
import { addDeviceContract, listDevicesContract } from '#/lib/domain/push/push.contract.ts';

export const GET = handle(listDevicesContract, ({ ctx }) => listDevices(ctx));
export const POST = handle(addDeviceContract, ({ ctx, body }) => addDevice(ctx, body));
