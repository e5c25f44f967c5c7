import { showNotice } from '#/lib/domain/push/queues.ts';
import { tellDevices } from '#/lib/domain/push/tell-devices.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

const DAY_MS = 86_400_000;

defineJob(showNotice, (ctx, notice) =>
  tellDevices(ctx, { ...notice, until: new Date(ctx.clock.now().getTime() + DAY_MS) }),
);
