import { clsx } from 'clsx';
import { ArrowDown, ArrowRight, ArrowUp, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface FigureChange {
  direction: 'up' | 'down' | 'same';
  /** The change in words: “6 points lower than in the previous 30 days”. */
  text: string;
  /** How reliable it is: “reliable”, “may be chance”. */
  reliability?: string;
  /** Whether it's certain and large enough to be drawn as good or bad. */
  isClear?: boolean;
}

export interface FigureCardProps {
  label: string;
  /** How it's calculated, behind an icon next to the label. */
  info?: ReactNode;
  /** Already formatted; null if there is nothing to show. */
  value: string | null;
  unit?: string;
  change?: FigureChange | undefined;
  /** Shown instead of a change: “174 of 220 check-ins answered”. */
  detail?: string;
  /** The size of the sample: “9 of 12 people”. */
  sample?: string;
  sparkline?: ReactNode;
  /** The limit of the value: “Up to 19 November”. */
  note?: string;
  /** Drawn lighter: the value is from too few answers, or not measured yet. */
  isPale?: boolean;
  /** Why a value is hidden; shows a lock instead of the value. */
  hidden?: { title: string; reason: string } | undefined;
  /** Says what will be shown here and when, while the value is null. */
  emptyText?: string;
  /** Without a frame, inside a card, as low as possible. */
  isPlain?: boolean;
  /** Without a frame, and always in one line. */
  isLine?: boolean;
}

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };
const colours = { up: 'text-good', down: 'text-bad', same: 'text-muted' };

export function FigureCard(props: FigureCardProps) {
  const t = useTranslations('ui.page');
  const { label, info, value, unit, change, detail, sample, sparkline, note, isPale, hidden, emptyText } = props;
  const { isLine, isPlain = isLine } = props;
  // Below the card's own heading, if there is one.
  const Heading = isPlain ? 'h3' : 'h2';
  return (
    <section
      className={clsx(
        'wrap-anywhere flex min-w-0 flex-col',
        isPlain
          ? [
              'gap-x-3 gap-y-1.5',
              isLine
                ? 'flex-row flex-wrap items-center'
                : '@max-[560px]:flex-row @max-[560px]:flex-wrap @max-[560px]:items-center',
            ]
          : '@container/card gap-3 rounded-card border border-line bg-surface p-[20px] max-medium:p-[16px]',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <div className="flex min-w-0 items-center gap-1">
          <Heading className="font-medium text-14 text-muted">{label}</Heading>
          {info}
        </div>
        {sample && !hidden && (
          <span
            className={clsx(
              'text-12 text-muted tabular-nums',
              isPlain ? '@max-[560px]:sr-only' : '@max-[12rem]/card:hidden',
            )}
          >
            {sample}
          </span>
        )}
      </div>
      {hidden ? (
        <div className="flex flex-col gap-1">
          <p className="flex items-center gap-2 font-medium text-16">
            <Lock aria-hidden className="size-4 shrink-0 text-muted" />
            {hidden.title}
          </p>
          <p className="text-13 text-muted">{hidden.reason}</p>
        </div>
      ) : value === null ? (
        <div className="flex flex-col gap-1">
          <p className="text-32 text-muted">
            <span aria-hidden>–</span>
            <span className="sr-only">{t('noValue')}</span>
          </p>
          {emptyText && <p className="text-13 text-muted">{emptyText}</p>}
        </div>
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <div>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <p
                className={clsx('font-semibold tabular-nums', isPlain ? 'text-24' : 'text-32', isPale && 'text-muted')}
              >
                {value} {unit && <span className="font-normal text-16 text-muted">{unit}</span>}
              </p>
              {isPlain && change && <Change change={change} isShort />}
            </div>
            {note && <p className="text-13 text-muted">{note}</p>}
          </div>
          {sparkline && (
            <div
              className={clsx(
                '@max-[12rem]/card:hidden w-24 shrink-0 pb-2',
                isPale && 'opacity-60',
                isLine && '@max-[480px]:hidden',
              )}
            >
              {sparkline}
            </div>
          )}
        </div>
      )}
      {!isPlain && change && !hidden && value !== null && <Change change={change} />}
      {detail && !hidden && value !== null && <p className="text-13 text-muted">{detail}</p>}
    </section>
  );
}

/** Shows what happened and how certain it is; next to the value only what happened, and the rest in a hint. */
function Change({ change, isShort = false }: { change: FigureChange; isShort?: boolean }) {
  const { direction, text, reliability, isClear = false } = change;
  const Arrow = arrows[direction];
  const colour = isClear ? colours[direction] : 'text-muted';
  return (
    <p className="flex items-start gap-1.5 text-13" title={isShort ? reliability : undefined}>
      <Arrow aria-hidden className={clsx('mt-0.5 size-3.5 shrink-0', colour)} />
      <span>
        <span className={clsx('font-medium', colour)}>{text}</span>
        {/* Two cards next to each other on a phone have room for what happened, but not for how certain it is. */}
        {reliability && (
          <span className={isShort ? 'sr-only' : '@max-[12rem]/card:sr-only text-muted'}> · {reliability}</span>
        )}
      </span>
    </p>
  );
}
