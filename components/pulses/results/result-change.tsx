import { ArrowDown, ArrowUp, EqualApproximately } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type QuestionResult, signed } from '#/components/pulses/results/result-facts.ts';

/** Shows the change since the last round that asked it, with an arrow only if the change is beyond chance. */
export function Change({ question: { trend, isTrendClear }, locale }: { question: QuestionResult; locale: string }) {
  const t = useTranslations('pulses.results');
  if (trend === null) return <Nothing text={t('noTrend')} />;
  const points = signed(trend, locale);
  if (!isTrendClear) {
    return (
      <span title={t('mayBeChance', { points })} className="text-muted">
        <EqualApproximately aria-hidden className="inline size-4" />
        <span className="sr-only">{t('mayBeChance', { points })}</span>
      </span>
    );
  }
  const Arrow = trend > 0 ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-center gap-1 font-medium">
      <Arrow aria-hidden className="size-4 text-muted" />
      {points}
    </span>
  );
}

/** Shows a dash where there's no figure, and says why. */
export function Nothing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden className="text-muted @max-[640px]:hidden">
        –
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}
