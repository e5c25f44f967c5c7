'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Ribbon } from '#/components/charts/ribbon.tsx';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import { DriverBalanceList } from '#/components/dashboards/driver-balance-list.tsx';
import { findHeatStep } from '#/components/dashboards/heat-map/heat-map-step.ts';
import { departments, drivers, metrics, values } from '#/components/dashboards/home/sample-figures.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { reachable } from '#/components/ui/use-overflow.ts';
import { balanceBands } from '#/lib/domain/metrics/scores/driver-balance.ts';

/** Shows what results will look like, for an invented company; nothing is loaded or stored. */
export function SampleCompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('dashboards.sample');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('title')}
      description={t('invented')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          {/* On a phone above the button, elsewhere next to it. */}
          <p className="text-13 text-muted medium:order-first medium:mr-auto medium:max-w-lg medium:self-center">
            {t('yours')}
          </p>
        </>
      }
    >
      <div {...reachable} className="@container flex flex-col gap-4">
        <Part title={t('answer')}>
          <p className="text-pretty font-medium text-20">{t('sentence')}</p>
          <Departments />
        </Part>
        <div className="grid @min-[560px]:grid-cols-2 gap-4">
          <Part title={t('drivers')}>
            <DriverBalanceList balances={balances(t)} />
          </Part>
          <Part title={t('values')}>
            <ScoreBars
              isInline
              bars={values.map(({ name, avg }, id) => ({
                id,
                name: t(name),
                avg,
                text: String(avg),
                isHidden: false,
              }))}
            />
            <p className="sr-only">{values.map(({ name, avg }) => `${t(name)}: ${avg}.`).join(' ')}</p>
          </Part>
        </div>
      </div>
    </Dialog>
  );
}

/** Shows a part of the example, labelled as an example. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('dashboards.sample');
  return (
    <section
      aria-label={t('part', { title })}
      className="@container flex min-w-0 flex-col gap-4 rounded-card border border-accent border-dashed bg-paper p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-16">{title}</h3>
        <Badge look="accent">{t('badge')}</Badge>
      </div>
      {children}
    </section>
  );
}

type SampleWords = ReturnType<typeof useTranslations<'dashboards.sample'>>;

function balances(t: SampleWords) {
  const mentions = drivers.map(({ name, ...bands }, id) => ({ id, label: t(name), ...bands }));
  return balanceBands({ drivers: mentions, feelings: { good: 56, bad: 16 } });
}

/** Shows results of departments, each with how its people felt week by week. */
function Departments() {
  const t = useTranslations('dashboards.sample');
  return (
    <table className="w-full table-fixed text-14">
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal">
            {t('department')}
          </th>
          {metrics.map((metric) => (
            <th key={metric} scope="col" className="w-19 pb-1 font-normal @max-[480px]:w-16">
              {t(metric)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {departments.map(({ name, figures, weeks }) => (
          <tr key={name}>
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {t(name)}
              <Ribbon
                label={t('weeks')}
                cells={weeks.map((week, at) => ({
                  date: String(at),
                  words: t('week', { ...week, week: at + 1 }),
                  shares: week,
                  hasNotch: false,
                }))}
              />
            </th>
            {figures.map((figure, at) => (
              <td key={metrics[at]} className="pl-1.5">
                <span
                  className={clsx(
                    'forced-color-adjust-none flex h-8 items-center justify-center rounded-[6px] font-semibold text-ink tabular-nums',
                    findHeatStep(figure)?.fill,
                  )}
                >
                  {figure}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
