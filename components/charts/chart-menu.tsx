'use client';

import { ChartLine, Download, ImageDown, Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import type { PictureLegend } from '#/components/charts/save-chart.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Menu } from '#/components/ui/menu.tsx';
import { loadPart } from '#/components/ui/use-lazy-component.ts';

interface ChartMenuProps {
  title: string;
  /** Whose results and which days, for a file's name. */
  scope: string;
  points: () => ChartPointText[];
  table: { isOpen: boolean; onChange: (isOpen: boolean) => void };
  /** Where the drawings are; missing if nothing is drawn. */
  picture?: { place: RefObject<HTMLElement | null>; legend: PictureLegend } | undefined;
}

/** Offers the values of a card in other forms: as a table, a file, a picture. */
export function ChartMenu({ title, scope, points, table: { isOpen, onChange }, picture }: ChartMenuProps) {
  const t = useTranslations('charts.frame');
  const words = useTranslations('charts.points');
  const save = () => load(({ saveTable }) => saveTable(points(), { title, scope, t: words }));
  const draw = () =>
    load(({ savePicture }) => {
      if (picture?.place.current) savePicture(picture.place.current, { title, scope, legend: picture.legend });
    });
  return (
    <Menu
      size="small"
      label={t('menu', { title })}
      items={[
        {
          label: t(isOpen ? 'chart' : 'table'),
          icon: isOpen ? <ChartLine aria-hidden /> : <Table2 aria-hidden />,
          onSelect: () => onChange(!isOpen),
        },
        { label: t('csv'), icon: <Download aria-hidden />, onSelect: save },
        // While the table is shown, there is no drawing.
        ...(picture && !isOpen ? [{ label: t('picture'), icon: <ImageDown aria-hidden />, onSelect: draw }] : []),
      ]}
    />
  );
}

/** Loads the code that writes files, which few visits need. */
function load(then: (files: typeof import('#/components/charts/save-chart.ts')) => void): void {
  void loadPart(() => import('#/components/charts/save-chart.ts')).then(then, ({ message }: Error) =>
    showMessage({ kind: 'bad', text: message }),
  );
}
