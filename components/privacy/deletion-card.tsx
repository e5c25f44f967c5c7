'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { KeepCompanyButton } from '#/components/privacy/keep-company-button.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

const DeletionDialog = dynamic(
  () => import('#/components/privacy/deletion-dialog.tsx').then((file) => file.DeletionDialog),
  { ssr: false },
);

const parts = ['goes', 'stays', 'between'] as const;

const exports = [
  { name: 'takePeople', href: '/companyManagement?tab=people' },
  { name: 'takeActivity', href: '/companyManagement?tab=activity' },
  { name: 'takeResults', href: '/dashboard' },
] as const;

/** Deletes or keeps the whole company: says what is deleted, what remains, and what to save first. */
export function DeletionCard({
  company: { name, deletesAt },
}: {
  company: { name: string; deletesAt: string | null };
}) {
  const t = useTranslations('privacy.deletion.card');
  const bannerWords = useTranslations('privacy.deletion.banner');
  const exact = useDateFormat({ dateStyle: 'long', timeStyle: 'short' });
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('title')} description={t('about')} id="deletion" className={deletesAt === null ? '' : 'border-bad!'}>
      <div className="flex flex-col gap-5">
        <details open={deletesAt !== null} className="text-14">
          <summary className="w-fit py-1 font-medium">{t('then')}</summary>
          <dl className="flex max-w-2xl flex-col gap-3 pt-2">
            {parts.map((part) => (
              <div key={part}>
                <dt className="font-semibold">{t(part)}</dt>
                <dd>{t(`${part}Text`)}</dd>
              </div>
            ))}
            <div>
              <dt className="font-semibold">{t('take')}</dt>
              <dd className="flex flex-wrap gap-x-4 gap-y-1">
                {exports.map(({ name: label, href }) => (
                  <TextLink key={label} href={href} className="py-1">
                    {t(label)}
                  </TextLink>
                ))}
              </dd>
            </div>
          </dl>
        </details>
        {deletesAt === null ? (
          <div>
            <Button
              variant="secondary"
              className="border-bad! text-bad! hover:bg-bad-soft!"
              onClick={() => setOpen(true)}
            >
              {t('open')}
            </Button>
          </div>
        ) : (
          <>
            <Alert state="bad">{t('due', { company: name, day: exact(deletesAt) })}</Alert>
            <div>
              <KeepCompanyButton label={bannerWords('keep')} />
            </div>
          </>
        )}
      </div>
      {isOpen && <DeletionDialog company={name} onClose={() => setOpen(false)} />}
    </Card>
  );
}
