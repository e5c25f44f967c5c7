import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { motivatorsOf } from '#/components/onboarding/motivator-screens.tsx';
import type { ScreenProps } from '#/components/onboarding/onboarding-data.ts';

/** Shows the person's starting point: the result of their baselines in words, and its parts. */
export function ResultScreen({ data }: ScreenProps) {
  const t = useTranslations('onboarding.outcome');
  const { score, text, userPriorities, userBaselines, baselines } = data.motivators;
  const levelOf = (id: number) => {
    const baselineId = userBaselines.find((entry) => entry.id === id)?.baselineId;
    return baselines.findIndex((level) => level.id === baselineId);
  };
  return (
    <>
      <section aria-label={t('label')} className="flex flex-col gap-2 rounded-card bg-sunken p-5">
        {score !== null && (
          <p className="font-semibold text-32 tabular-nums">
            {t.rich('score', {
              score: Math.round(score),
              small: (text) => <span className="font-normal text-14 text-muted">{text}</span>,
            })}
          </p>
        )}
        <p className="text-pretty">{text}</p>
      </section>
      <ol aria-label={t('priorities')} className="flex flex-col">
        {motivatorsOf(data.motivators, userPriorities).map(({ id, name }, index) => (
          <li key={id} className="flex items-baseline gap-3 border-line border-b py-2.5 last:border-b-0">
            <span aria-hidden className="w-4 shrink-0 text-right text-muted tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 font-medium">{name}</span>
            <span aria-hidden className="forced-color-adjust-none flex gap-0.5 self-center">
              {baselines.map((level, at) => (
                <span
                  key={level.id}
                  className={clsx('h-2 w-5 rounded-full', at <= levelOf(id) ? 'bg-accent' : 'bg-line')}
                />
              ))}
            </span>
            <span className="w-20 text-right text-14 text-muted">{baselines[levelOf(id)]?.name}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
