'use client';

import { useTranslations } from 'next-intl';
import type { Device } from '#/components/frame/session/this-device.ts';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import { removeDeviceContract } from '#/lib/domain/push/push.contract.ts';

interface OtherDevicesProps {
  devices: readonly Device[];
  onChange: () => Promise<unknown>;
}

/**
 * Shows the person's other devices with notifications, each with a button to turn them off; nothing if there are none.
 */
export function OtherDevices({ devices, onChange }: OtherDevicesProps) {
  const t = useTranslations('push.card');
  const day = useDateFormat({ dateStyle: 'long' });
  const removal = useAction(async (id: number) => {
    const { message } = await call(removeDeviceContract, { body: { id } });
    await onChange();
    showMessage({ kind: 'good', text: message });
  });
  if (devices.length === 0) return null;
  return (
    <section className="flex w-full flex-col gap-2 border-line border-t pt-4">
      <h3 className="text-14">{t('others')}</h3>
      <Failure text={removal.error?.message} />
      <ul className="flex flex-col divide-y divide-line">
        {devices.map(({ id, device, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
            <span className="flex min-w-0 flex-col">
              <span className="font-medium">{device}</span>
              <span className="text-13 text-muted">{t('since', { date: day(createdAt) })}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('removeOf', { device, date: day(createdAt) })}
              loading={removal.runningWith === id}
              onClick={() => removal.run(id)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
