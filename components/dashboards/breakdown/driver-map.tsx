'use client';

import { clsx } from 'clsx';
import { Minus, Plus, Scale } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Breakdown, BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import { classifyDriver } from '#/components/dashboards/breakdown/driver-verdict.ts';
import { Card } from '#/components/ui/card.tsx';
import { SideFade } from '#/components/ui/tables/side-fade.tsx';
import { useOverflow } from '#/components/ui/use-overflow.ts';

const SHOWN = 8;

const looks = {
  helped: { icon: Plus, box: 'bg-heat-5' },
  hurt: { icon: Minus, box: 'bg-heat-1' },
  both: { icon: Scale, box: 'bg-heat-3' },
} as const;

interface DriverMapProps {
  breakdown: Breakdown;
  addressOf: (part: BreakdownPart) => string;
}

/** Which driver helps or hurts where: departments or teams by the drivers named most. */
export function DriverMap({ breakdown, addressOf }: DriverMapProps) {
  const t = useTranslations('dashboards.breakdown');
  const [box, hidden] = useOverflow();
  const { parts, kind, minimumGroupSize } = breakdown;
  const columns = breakdown.drivers.slice(0, SHOWN);
  if (parts.length === 0 || columns.length === 0) return null;
  return (
    <Card
      title={t(`map.${kind}`)}
      description={t('mapHow', { minimum: minimumGroupSize })}
      padded={false}
      className="relative overflow-hidden"
    >
      {hidden.after && <SideFade />}
      <div ref={box} className="relative overflow-x-auto px-5 pb-5">
        <table
          aria-label={t(`map.${kind}`)}
          className="w-full min-w-[62rem] print:min-w-0 table-fixed border-separate border-spacing-1 text-13"
        >
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 z-10 w-40 bg-surface text-left align-bottom font-medium text-muted"
              >
                {t(`part.${kind}`)}
              </th>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" className="wrap-break-word px-1 align-bottom font-medium text-12 text-muted">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.id}>
                <th scope="row" className="sticky left-0 z-10 bg-surface py-1 pr-2 text-left font-normal text-14">
                  <Link href={addressOf(part)} title={part.name} className="block truncate leading-6 hover:underline">
                    {part.name}
                  </Link>
                </th>
                {columns.map(({ id, label }) => (
                  <DriverCell key={id} label={label} driver={part.drivers.find((driver) => driver.id === id)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function DriverCell({ label, driver }: { label: string; driver: BreakdownPart['drivers'][number] | undefined }) {
  const t = useTranslations('dashboards.breakdown');
  const verdict = classifyDriver(driver);
  if (!verdict) {
    return (
      <td className="h-9 rounded-mark border border-line border-dashed text-center text-12 text-muted">
        <span aria-hidden>·</span>
        <span className="sr-only">{t('cell.none')}</span>
      </td>
    );
  }
  const { icon: Icon, box } = looks[verdict];
  const details = t('cell.named', {
    driver: label,
    helped: driver?.helped ?? '–',
    hurt: driver?.hurt ?? '–',
  });
  return (
    <td title={details} className={clsx('forced-color-adjust-none h-9 rounded-mark text-center text-ink', box)}>
      <span className="inline-flex items-center gap-1">
        <Icon aria-hidden className="size-3.5" />
        {t(`cell.${verdict}`)}
      </span>
    </td>
  );
}
