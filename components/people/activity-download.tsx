'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { useNow } from '#/components/frame/time/use-now.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { downloadFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Select } from '#/components/ui/fields/select.tsx';
import { exportActivityContract } from '#/lib/domain/audit/audit.contract.ts';

/** Downloads a month of the activity log, for people who check it elsewhere. */
export function ActivityDownload() {
  const t = useTranslations('audit.screen');
  const nameOf = useDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const id = useId();
  const now = new Date(useNow());
  const months = Array.from({ length: 24 }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7),
  );
  const options = months.map((value) => ({ value, label: nameOf(`${value}-01`) }));
  const [month, setMonth] = useState(months[0] ?? '');
  const download = useMutation({
    mutationFn: () => downloadFile(exportActivityContract.path, { month }),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <>
      <div className="@min-[620px]:ml-auto @min-[620px]:w-40 @min-[900px]:w-48 text-13 text-muted print:hidden">
        <label htmlFor={id}>{t('month')}</label>
        <Select id={id} value={month} options={options} onChange={({ target }) => setMonth(target.value)} />
      </div>
      <Button
        variant="secondary"
        className="max-medium:min-h-12"
        aria-label={t('download')}
        icon={<Download aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <span className="@min-[620px]:@max-[900px]:hidden">{t('download')}</span>
        <span className="@min-[620px]:@max-[900px]:inline hidden">{t('short')}</span>
      </Button>
    </>
  );
}
