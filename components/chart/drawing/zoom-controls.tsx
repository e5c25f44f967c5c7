'use client';

import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';

interface ZoomControlsProps {
  percent: number;
  onZoom: (factor: number) => void;
  onFit: () => void;
}

const step = 1.3;

export function ZoomControls({ percent, onZoom, onFit }: ZoomControlsProps) {
  const t = useTranslations('chart.screen');
  return (
    <div
      data-apart
      className="absolute right-3 bottom-3 flex cursor-auto items-center rounded-control border border-line bg-raised"
    >
      <IconButton label={t('zoomOut')} icon={<Minus />} onClick={() => onZoom(1 / step)} />
      <output className="w-11 text-center text-13 text-muted tabular-nums">{t('zoom', { percent })}</output>
      <IconButton label={t('zoomIn')} icon={<Plus />} onClick={() => onZoom(step)} />
      <IconButton label={t('fit')} icon={<Maximize />} onClick={onFit} />
    </div>
  );
}
