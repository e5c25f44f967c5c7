'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Device, findThisDevice, readAbility, turnOffThisDevice } from '#/components/frame/session/this-device.ts';
import { DeviceOff, takeFocus } from '#/components/push/device-off.tsx';
import { OtherDevices } from '#/components/push/other-devices.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listDevicesContract, testDeviceContract } from '#/lib/domain/push/push.contract.ts';

/** Shows whether this browser shows notifications, what prevents it, and the person's other devices. */
export function DeviceCard() {
  const t = useTranslations('push.card');
  const query = useQuery({
    queryKey: queryKey(listDevicesContract, {}),
    queryFn: async ({ signal }) => {
      const list = await call(listDevicesContract, {}, signal);
      const here = await findThisDevice(list).catch(() => undefined);
      return { ...list, here, ability: readAbility() };
    },
    // When people come back from the browser's settings.
    refetchOnWindowFocus: 'always',
  });
  const { data, error, isPending } = query;
  const [hasChanged, setHasChanged] = useState(false);
  const again = () => void query.refetch();
  const change = () => {
    setHasChanged(true);
    return query.refetch();
  };
  return (
    <Card title={t('title')} description={t('about')}>
      <div className="flex flex-col items-start gap-4 text-14">
        {isPending && (
          <LoadingArea label={t('loading')}>
            <Skeleton className="h-10 w-56" />
          </LoadingArea>
        )}
        {error && (
          <Alert
            state="bad"
            announce="politely"
            title={t('failed')}
            className="w-full"
            action={
              <Button variant="secondary" size="small" onClick={again}>
                {t('again')}
              </Button>
            }
          >
            {error.message}
          </Alert>
        )}
        {data?.here && <DeviceOn device={data.here} takesFocus={hasChanged} onChange={change} />}
        {data && !data.here && (
          <DeviceOff publicKey={data.publicKey} ability={data.ability} takesFocus={hasChanged} onChange={change} />
        )}
        {data && (
          <OtherDevices
            devices={data.devices.filter(({ id }) => id !== data.here?.id)}
            onChange={() => query.refetch()}
          />
        )}
      </div>
    </Card>
  );
}

interface DeviceOnProps {
  device: Device;
  takesFocus: boolean;
  onChange: () => Promise<unknown>;
}

/** Shows this browser with notifications on: a test, and a button to turn them off. */
function DeviceOn({ device, takesFocus, onChange }: DeviceOnProps) {
  const t = useTranslations('push.card');
  const test = useAction(async () => {
    const { message } = await call(testDeviceContract, { body: { id: device.id } });
    showMessage({ kind: 'good', text: message });
  });
  const end = useAction(async () => {
    await turnOffThisDevice().finally(() => void onChange());
    showMessage({ kind: 'good', text: t('ended') });
  });
  return (
    <>
      <p
        ref={takesFocus ? takeFocus : null}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2 font-medium outline-none"
      >
        {device.device}
        <Badge look="good">{t('on')}</Badge>
      </p>
      <Failure text={(end.error ?? test.error)?.message} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={test.isRunning} onClick={() => test.run(undefined)}>
          {t('test')}
        </Button>
        <Button variant="secondary" loading={end.isRunning} onClick={() => end.run(undefined)}>
          {t('turnOff')}
        </Button>
      </div>
      <p className="text-13 text-muted">{t('shown')}</p>
    </>
  );
}
