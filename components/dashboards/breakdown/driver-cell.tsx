import { clsx } from 'clsx';
import { Minus, Plus, Scale } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { Breakdown, BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import { compareGroups, verdictsOf } from '#/lib/domain/metrics/scores/common-verdict.ts';
import {
  type Balance,
  type BandedDrivers,
  classifyDriver,
  type DriverVerdict,
} from '#/lib/domain/metrics/scores/driver-balance.ts';
import { midSentence } from '#/lib/domain/metrics/words/plain-words.ts';
import { isolate } from '#/lib/words/isolate.ts';
import { formatLocales } from '#/lib/words/locales.ts';

const looks = {
  hurt: { icon: Minus, box: 'bg-heat-1' },
  both: { icon: Scale, box: 'bg-heat-3' },
  helped: { icon: Plus, box: 'bg-heat-6' },
} as const;

const verdictStyles = { all: undefined, roomy: '@max-[480px]:sr-only', none: 'sr-only' } as const;

/** Shows the symbol of a verdict, as in the legend. */
export function VerdictMark({ verdict, className }: { verdict: keyof typeof looks; className: string }) {
  const { icon: Icon, box } = looks[verdict];
  return (
    <span className={clsx('forced-color-adjust-none inline-grid place-items-center text-ink', box, className)}>
      <Icon aria-hidden className="size-3.5" />
    </span>
  );
}

interface DriverCellProps {
  part: BreakdownPart;
  driver: Balance;
  /** Whether another reason is highlighted. */
  isPale: boolean;
  /** What the reason did nearly everywhere, which needs no word next to its symbol; null for nothing. */
  common: DriverVerdict | null;
  /** Whether a word next to the symbol says another verdict: always, if there is room, or never. */
  words: keyof typeof verdictStyles;
}

/** Shows how a reason affected a department or team. */
export function DriverCell({ part, driver, isPale, common, words }: DriverCellProps) {
  const t = useTranslations('dashboards.breakdown');
  const mentions = part.drivers.find(({ id }) => id === driver.id);
  const verdict = classifyDriver(mentions, part.feelings);
  if (!verdict) {
    return (
      <td className="h-9 print:h-6 rounded-mark border border-line border-dashed">
        <span className="sr-only">{t('cell.none')}</span>
      </td>
    );
  }
  const { icon: Icon, box } = looks[verdict];
  const details = t('cell.named', {
    driver: driver.label,
    helped: mentions?.helped ?? 'none',
    hurt: mentions?.hurt ?? 'none',
  });
  return (
    <td
      title={details}
      className={clsx(
        'forced-color-adjust-none h-9 print:h-6 min-w-11 rounded-mark text-center text-ink transition-opacity',
        box,
        isPale && 'opacity-40',
      )}
    >
      <span className="inline-flex items-center gap-1">
        <Icon aria-hidden className="size-3.5" />
        <span className={verdict === common ? 'sr-only print:not-sr-only' : verdictStyles[words]}>
          {t(`cell.${verdict}`)}
        </span>
      </span>
    </td>
  );
}

/**
 * Returns the verdicts that a map of drivers and parts shows, for its legend: what hurts first.
 * @example listVerdicts([{ id: 1 }], [{ drivers: [{ id: 1, label: 'Learning', helped: '5–9', hurt: null }], feelings: { good: 60, bad: 10 } }]) // ['helped']
 */
export function listVerdicts(
  drivers: readonly { readonly id: number }[],
  groups: readonly BandedDrivers[],
): DriverVerdict[] {
  const verdicts = new Set(drivers.flatMap((driver) => verdictsOf(driver, groups)));
  return (['hurt', 'both', 'helped'] as const).filter((verdict) => verdicts.has(verdict));
}

interface MapSentenceProps extends Pick<Breakdown, 'kind' | 'parts'> {
  /** The reasons on the map. */
  drivers: readonly Balance[];
}

/**
 * Says which reasons hurt or help wherever they were named, what hurt in a single part, and which differ between the
 * parts; nothing for one part.
 */
export function MapSentence({ kind, parts, drivers }: MapSentenceProps) {
  const t = useTranslations('dashboards.breakdown');
  const locale = useLocale();
  const { hurt, helped, differs } = compareGroups(drivers, parts);
  const list = new Intl.ListFormat(formatLocales[locale]);
  const names = (ones: readonly Balance[]) => list.format(ones.map(({ label }) => midSentence(label, locale)));
  const sentences = [
    hurt.length > 0 && t('everywhere.hurt', { drivers: names(hurt) }),
    ...hurtInOne(drivers, parts).map(([part, ones]) =>
      t('everywhere.one', { part: isolate(part), drivers: names(ones) }),
    ),
    helped.length > 0 && t('everywhere.helped', { drivers: names(helped) }),
    differs.length > 0 && t('differs', { kind, drivers: names(differs) }),
  ].filter(Boolean);
  return sentences.length > 0 && <p className="text-pretty px-5 pb-3 text-14">{sentences.join(' ')}</p>;
}

/** Returns the reasons that only one of several parts named, and that hurt there, by the part's name. */
export function hurtInOne<Driver extends { readonly id: number }>(
  drivers: readonly Driver[],
  parts: readonly (BandedDrivers & { readonly name: string })[],
): [string, Driver[]][] {
  if (parts.length < 2) return [];
  const hurts = drivers.flatMap((driver) => {
    const verdicts = verdictsOf(driver, parts);
    const [first, ...others] = parts.flatMap(({ name }, at) =>
      verdicts[at] ? [{ driver, name, verdict: verdicts[at] }] : [],
    );
    return first?.verdict === 'hurt' && others.length === 0 ? [first] : [];
  });
  return [...Map.groupBy(hurts, ({ name }) => name)].map(([name, ones]) => [name, ones.map(({ driver }) => driver)]);
}
