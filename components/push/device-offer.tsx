'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { findThisDevice, readAbility, turnOnThisDevice } from '#/components/frame/session/this-device.ts';
import { describeObstacle, useOfflineWords } from '#/components/push/turning-on.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { call } from '#/lib/api/call.ts';
import { listDevicesContract } from '#/lib/domain/push/push.contract.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

/** Kept until signing out: someone who declined isn't asked after each check-in. */
const declinedKey = 'deviceDeclined';

/**
 * Shows, to a signed-in person who has just answered, one line that this device can show notifications. Shows nothing
 * if it can't or already does, and to people who declined.
 */
export default function DeviceOffer() {
  const t = useTranslations('push.offer');
  const words = useOfflineWords();
  const [publicKey, setPublicKey] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (browserStorage.read(declinedKey) !== null || readAbility() !== 'able') return;
    const isGone = new AbortController();
    const ask = async () => {
      const list = await call(listDevicesContract, {}, isGone.signal);
      if (!(await findThisDevice(list))) setPublicKey(list.publicKey);
    };
    // An unrequested offer: if notifications aren't possible, nothing is shown.
    void ask().catch(() => undefined);
    return () => isGone.abort();
  }, []);
  const begin = useAction(async (key: string) => {
    await turnOnThisDevice(key, words);
    setIsDone(true);
  });
  const decline = () => {
    browserStorage.keep(declinedKey, 'yes');
    setPublicKey(undefined);
  };
  if (publicKey === undefined) return null;
  const obstacle = begin.error && describeObstacle(begin.error);
  return (
    <div className="flex w-full flex-col items-center gap-2 text-14">
      <output>
        {isDone && t('done')}
        {obstacle && ('key' in obstacle ? t('failed') : obstacle.text)}
      </output>
      {!isDone && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" loading={begin.isRunning} onClick={() => begin.run(publicKey)}>
            {t('question')}
          </Button>
          <Button variant="quiet" onClick={decline}>
            {t('later')}
          </Button>
        </div>
      )}
    </div>
  );
}
