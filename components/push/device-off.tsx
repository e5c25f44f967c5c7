'use client';

import { useTranslations } from 'next-intl';
import { type readAbility, turnOnThisDevice } from '#/components/frame/session/this-device.ts';
import { describeObstacle, useOfflineWords } from '#/components/push/turning-on.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

/** Focuses an element. It's a stable function, so that the focus only moves once: the pressed button is gone. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

interface DeviceOffProps {
  publicKey: string;
  ability: ReturnType<typeof readAbility>;
  takesFocus: boolean;
  onChange: () => Promise<unknown>;
}

/** Shows this browser with notifications off: a button to turn them on, or why there is none. */
export function DeviceOff({ publicKey, ability, takesFocus, onChange }: DeviceOffProps) {
  const t = useTranslations('push.card');
  const words = useOfflineWords();
  const begin = useAction(async () => {
    // Someone who has just declined sees how to allow it.
    const text = await turnOnThisDevice(publicKey, words).finally(() => void onChange());
    showMessage({ kind: 'good', text });
  });
  const obstacle = begin.error && describeObstacle(begin.error);
  if (ability === 'unsupported' || ability === 'insecure') return <p>{t(ability)}</p>;
  if (ability === 'homeScreen' || ability === 'denied')
    return (
      <Alert state={ability === 'denied' ? 'neutral' : 'info'} announce="politely" title={t(`${ability}.title`)}>
        {t(`${ability}.text`)}
      </Alert>
    );
  return (
    <>
      <Failure text={obstacle && ('key' in obstacle ? t(obstacle.key) : obstacle.text)} />
      <Button
        ref={takesFocus ? takeFocus : null}
        variant="secondary"
        loading={begin.isRunning}
        onClick={() => begin.run(undefined)}
      >
        {t('turnOn')}
      </Button>
      <p className="text-13 text-muted">{t('shown')}</p>
      <p className="text-13 text-muted">{t('install')}</p>
    </>
  );
}
