'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Breakdown, BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import { DriverCell, listVerdicts, MapSentence, VerdictMark } from '#/components/dashboards/breakdown/driver-cell.tsx';
import { driverMapId } from '#/components/dashboards/breakdown/driver-lists.tsx';
import { PhoneFold } from '#/components/dashboards/phone-fold.tsx';
import { Card } from '#/components/ui/card.tsx';
import { SideFade } from '#/components/ui/tables/side-fade.tsx';
import { useOverflow } from '#/components/ui/use-overflow.ts';
import { commonVerdict, comparableDrivers, verdictsOf } from '#/lib/domain/metrics/scores/common-verdict.ts';
import {
  type Balance,
  balanceBands,
  type DriverVerdict,
  shortenBalances,
} from '#/lib/domain/metrics/scores/driver-balance.ts';

const SHOWN = 8;
/** With at most this many parts, there is room for words, and for horizontal names even if the map is turned. */
const ROOMY_PARTS = 5;

interface DriverMapProps {
  breakdown: Breakdown;
  addressOf: (part: BreakdownPart) => string;
  /** The highlighted reason; null if none is. */
  chosenId: number | null;
}

/**
 * Returns what hurts and helps most among the reasons that several parts named or that hurt in one, if there are any; a
 * chosen reason that isn't among them replaces the last one.
 */
export function shownDrivers(
  breakdown: Pick<Breakdown, 'drivers' | 'feelings' | 'parts'>,
  chosenId: number | null,
): readonly Balance[] {
  const balances = balanceBands(breakdown);
  const telling = balances.filter((driver) => {
    const [verdict, ...others] = verdictsOf(driver, breakdown.parts).filter((one) => one !== undefined);
    return verdict === 'hurt' || others.length > 0;
  });
  const most = shortenBalances(telling.length > 0 ? telling : balances, SHOWN);
  const driver = balances.find(({ id }) => id === chosenId);
  return !driver || most.includes(driver) ? most : [...most.slice(0, -1), driver];
}

/** Returns whether a map says more than a list; the few reasons of a day say more if several parts named one. */
export function hasDriverMap(breakdown: Breakdown): boolean {
  const { parts, period } = breakdown;
  const balances = balanceBands(breakdown);
  return parts.length > 0 && (period.name === '1d' ? comparableDrivers(balances, parts) : balances).length > 0;
}

/** Shows which reason helps or hurts where: departments or teams by the reasons named most; turned on a phone. */
export function DriverMap({ breakdown, addressOf, chosenId }: DriverMapProps) {
  const t = useTranslations('dashboards.breakdown');
  const [box, hidden] = useOverflow();
  const { parts, kind, minimumGroupSize } = breakdown;
  const drivers = shownDrivers(breakdown, chosenId);
  if (!hasDriverMap(breakdown)) return null;
  const label = t(`map.${kind}`);
  const isRoomy = parts.length <= ROOMY_PARTS;
  const name = (part: BreakdownPart) => (
    <Link href={addressOf(part)} title={part.name} className="block truncate leading-6 hover:underline">
      {part.name}
    </Link>
  );
  return (
    <PhoneFold id={driverMapId} title={label} isAsked={chosenId !== null}>
      <Card
        title={label}
        description={t('mapHow', { minimum: minimumGroupSize })}
        actions={<VerdictKeys drivers={drivers} parts={parts} />}
        padded={false}
        className="@container relative overflow-hidden print:break-inside-avoid"
      >
        <MapSentence kind={kind} parts={parts} drivers={drivers} />
        {hidden.after && <SideFade />}
        <div ref={box} className="relative overflow-x-auto px-5 pb-5 print:pb-2">
          <table aria-label={label} className={clsx(tableStyle, '@max-[720px]:hidden w-full table-fixed')}>
            <thead>
              <tr>
                <th scope="col" className={clsx(sideStyle, 'w-40 align-bottom font-medium text-muted')}>
                  {t(`part.${kind}`)}
                </th>
                {drivers.map(({ id, label: driver }) => (
                  <th
                    key={id}
                    scope="col"
                    className={clsx(
                      'wrap-break-word px-1 align-bottom text-12',
                      id === chosenId ? 'font-semibold text-ink' : 'font-medium text-muted',
                    )}
                  >
                    {driver}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.id}>
                  <th scope="row" className={clsx(sideStyle, 'py-1 font-normal text-14')}>
                    {name(part)}
                  </th>
                  {drivers.map((driver) => (
                    <DriverCell
                      key={driver.id}
                      part={part}
                      driver={driver}
                      isPale={isPale(driver)}
                      common={commonOf(driver)}
                      words="all"
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <table
            aria-label={label}
            className={clsx(tableStyle, '@min-[720px]:hidden print:w-full', isRoomy && '@min-[480px]:w-full')}
          >
            <thead>
              <tr>
                <th scope="col" className={sideStyle}>
                  <span className="sr-only">{t('driver')}</span>
                </th>
                {parts.map((part) => (
                  <th
                    key={part.id}
                    scope="col"
                    className={clsx(
                      'w-11 align-bottom font-normal text-12 print:w-auto',
                      isRoomy && '@min-[480px]:w-auto',
                    )}
                  >
                    <span
                      className={clsx(
                        'inline-block max-h-36 [writing-mode:sideways-lr] print:max-h-none print:[writing-mode:horizontal-tb]',
                        isRoomy && '@min-[480px]:max-h-none @min-[480px]:[writing-mode:horizontal-tb]',
                      )}
                    >
                      {name(part)}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {drivers.map((driver) => (
                <tr key={driver.id}>
                  <th
                    scope="row"
                    className={clsx(
                      sideStyle,
                      'min-w-28 max-w-36 text-13',
                      driver.id === chosenId ? 'font-semibold' : 'font-normal',
                    )}
                  >
                    {driver.label}
                  </th>
                  {parts.map((part) => (
                    <DriverCell
                      key={part.id}
                      part={part}
                      driver={driver}
                      isPale={isPale(driver)}
                      common={commonOf(driver)}
                      words={isRoomy ? 'roomy' : 'none'}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </PhoneFold>
  );

  function commonOf(driver: Balance): DriverVerdict | null {
    return commonVerdict(verdictsOf(driver, parts));
  }

  function isPale({ id }: Balance): boolean {
    return chosenId !== null && id !== chosenId && drivers.some((driver) => driver.id === chosenId);
  }
}

/** Shows what the symbols mean that are on the map. */
function VerdictKeys({ drivers, parts }: { drivers: readonly Balance[]; parts: readonly BreakdownPart[] }) {
  const t = useTranslations('dashboards.breakdown');
  const verdicts = listVerdicts(drivers, parts);
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
      {verdicts.map((verdict) => (
        <li key={verdict} className="flex items-center gap-1.5">
          <VerdictMark verdict={verdict} className="size-5 rounded-mark" />
          {t(`cell.${verdict}`)}
        </li>
      ))}
    </ul>
  );
}

const tableStyle = 'border-separate border-spacing-1 text-13 print:border-spacing-y-0.5';
const sideStyle = 'sticky left-0 z-10 bg-surface pr-2 text-left';
