'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { LastWeek } from '#/components/briefs/brief-view.tsx';
import { DifferenceNote, type ShownPeriod } from '#/components/briefs/difference-note.tsx';
import { LinkedText } from '#/components/ui/buttons/text-link.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

/** The number of sentences shown after the answer in one column; a button shows the rest. */
const SENTENCES_FIRST = 4;

interface LastWeekTextProps {
  lastWeek: LastWeek;
  period: ShownPeriod;
  locale: string;
  /** True if the steps that are tried are next to it. */
  hasSteps?: boolean;
  /** Between the answer and everything else. */
  switcher?: ReactNode;
}

/** Shows last week: first the answer, then where the period differs, what was named and how many answered. */
export function LastWeekText(props: LastWeekTextProps) {
  const { lastWeek, period, locale, hasSteps = false, switcher } = props;
  const t = useTranslations('briefs.card');
  const { paragraph, isFailed } = lastWeek;
  const [isWhole, setWhole] = useState(false);
  const missing = isFailed ? t('failed') : paragraph === null && t('none');
  if (missing || !paragraph)
    return (
      <>
        {missing ? (
          <p className="text-muted">{missing}</p>
        ) : (
          <Skeleton className="h-16 w-full max-w-xl rounded-control" />
        )}
        {switcher}
      </>
    );
  const [answer = [], ...more] = paragraph.sentences;
  // Missing from an older process during an upgrade.
  const short = (!hasSteps && paragraph.stepsInShort) || null;
  const others = hasSteps || short ? more.slice(0, more.length - paragraph.steps) : more;
  const sentences = short ? [...others, short] : others;
  // A single last sentence takes no more room than the button that shows it.
  const isLong = sentences.length > SENTENCES_FIRST + 1;
  return (
    <div className="wrap-anywhere">
      <h2 className="wrap-anywhere max-w-4xl text-pretty font-medium text-24 leading-8 @max-[480px]:text-20 @max-[480px]:leading-7">
        <LinkedText isQuiet pieces={answer} />
      </h2>
      {switcher && <div className="py-2">{switcher}</div>}
      <DifferenceNote lastWeek={lastWeek} period={period} locale={locale} />
      {sentences.length > 0 && (
        <p className="max-w-prose text-pretty pt-2 leading-6">
          {sentences.map((pieces, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change their order
              key={at}
              className={clsx(isLong && !isWhole && at >= SENTENCES_FIRST && '@max-[860px]:hidden')}
            >
              <LinkedText pieces={pieces} />{' '}
            </span>
          ))}
          {isLong && (
            <button
              type="button"
              onClick={() => setWhole(!isWhole)}
              className="rounded-mark font-medium text-accent-text hover:underline @min-[860px]:hidden print:hidden"
            >
              {t(isWhole ? 'less' : 'more')}
            </button>
          )}
        </p>
      )}
      <p className="pt-2 text-13 text-muted">{t('comparedWeek')}</p>
    </div>
  );
}
