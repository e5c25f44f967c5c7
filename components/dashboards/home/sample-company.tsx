'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';

const SampleCompanyDialog = dynamic(
  () => import('#/components/dashboards/home/sample-company-dialog.tsx').then((file) => file.SampleCompanyDialog),
  { ssr: false },
);

/** Shows on request what results will look like once people have answered. */
export function SampleCompany() {
  const t = useTranslations('dashboards.sample');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* On a phone, it has a line of its own, which begins like the lines above. */}
      <div className="max-medium:-ml-4 max-medium:basis-full">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      </div>
      {isOpen && <SampleCompanyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
