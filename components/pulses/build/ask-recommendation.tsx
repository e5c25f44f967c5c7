'use client';

import { Send } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { Button } from '#/components/ui/buttons/button.tsx';

const RecommendationDialog = dynamic(
  () => import('#/components/pulses/build/recommendation-dialog.tsx').then((file) => file.RecommendationDialog),
  { ssr: false },
);

/**
 * Asks everyone within reach whether they would recommend the company, after showing what is sent, and who gets it. Its
 * button is named where no card around it does, and then as high as the ones next to it.
 */
export function AskRecommendation({ viewer, isNamed }: { viewer: PulseViewer; isNamed: boolean }) {
  const t = useTranslations('pulses.recommend');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size={isNamed ? 'medium' : 'small'}
        icon={<Send aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(isNamed ? 'named' : 'now')}
      </Button>
      {isOpen && <RecommendationDialog viewer={viewer} onClose={() => setOpen(false)} />}
    </>
  );
}
