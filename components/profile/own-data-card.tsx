'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { signOut } from '#/components/frame/session/sign-out.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { downloadFile } from '#/components/ui/download-file.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ApiError } from '#/lib/api/call.ts';
import { downloadOwnDataContract } from '#/lib/domain/profile/own-data/own-data.contract.ts';

/** Lets people download their data, and explains how it's used. */
export function OwnDataCard() {
  const t = useTranslations('profile.ownData');
  const download = useMutation({
    mutationFn: () => downloadFile(downloadOwnDataContract.path, {}),
    onSuccess: () => showMessage({ kind: 'good', text: t('done') }),
  });
  const leave = useMutation({ mutationFn: signOut });
  const mustSignIn = download.error instanceof ApiError && download.error.status === 403;

  return (
    <Card title={t('title')} description={t('about')}>
      {download.error && (
        <Alert state="bad" announce="now" title={t('failed')}>
          {download.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {mustSignIn ? (
          <Button variant="secondary" loading={leave.isPending} onClick={() => leave.mutate()}>
            {t('signIn')}
          </Button>
        ) : (
          <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
            {t('download')}
          </Button>
        )}
        <TextLink href="/papers/notice" prefetch={false} className="py-2">
          {t('notice')}
        </TextLink>
      </div>
    </Card>
  );
}
