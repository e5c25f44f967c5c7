'use client';

import { Eye } from 'lucide-react';
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
      <Button variant="secondary" icon={<Eye aria-hidden />} onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
      {isOpen && <SampleCompanyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
