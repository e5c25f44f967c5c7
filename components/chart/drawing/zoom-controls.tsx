'use client';

import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';

interface ZoomControlsProps {
  percent: number;
  note: string | null;
  onZoom: (factor: number) => void;
  onFit: () => void;
}

const step = 1.3;

/** The height of the bar at the drawing's foot, in pixels: no card is below it. */
export const zoomBarHeight = 44;

/** Shows the foot of the drawing: its scale, with buttons to change it. */
export function ZoomControls({ percent, note, onZoom, onFit }: ZoomControlsProps) {
  const t = useTranslations('chart.screen');
  return (
    <div
      data-apart
      className="absolute inset-x-0 bottom-0 flex cursor-auto items-center justify-end border-line border-t bg-surface px-2"
      style={{ height: zoomBarHeight }}
    >
      <Button variant="quiet" size="small" className="mr-auto min-w-0" icon={<Maximize aria-hidden />} onClick={onFit}>
        {t('fit')}
      </Button>
      {note && <p className="mr-auto truncate px-2 text-13 text-muted max-medium:hidden">{note}</p>}
      <IconButton label={t('zoomOut')} icon={<Minus />} onClick={() => onZoom(1 / step)} />
      <output className="w-11 text-center text-13 text-muted tabular-nums">{t('zoom', { percent })}</output>
      <IconButton label={t('zoomIn')} icon={<Plus />} onClick={() => onZoom(step)} />
    </div>
  );
}
