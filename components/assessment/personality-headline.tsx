import { EyeOff } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import type { Personality, Trait } from '#/lib/domain/assessment/assessment.schema.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { formatLocales } from '#/lib/words/locales.ts';

/** Shows the result as a headline that can be copied, a sentence and a picture, with its date and who sees it. */
export function PersonalityHeadline({ personality }: { personality: Personality }) {
  const t = useTranslations('assessment.picture');
  const { headline, text, traits, completedAt } = personality;
  const date = formatDate(completedAt.slice(0, 10), formatLocales[useLocale()], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <Card as="div">
      <div className="flex flex-col items-center gap-6 medium:flex-row medium:gap-10 medium:p-3">
        <PersonalityFlower traits={traits} />
        <div className="flex flex-col gap-3 max-medium:text-center">
          <p className="text-13 text-muted">{t('yours')}</p>
          <div className="flex items-start gap-2 max-medium:justify-center">
            <h2 className="text-balance text-24 medium:text-32">{headline}</h2>
            <CopyButton text={headline} label={t('copy')} hint={t('copyHint')} size="small" />
          </div>
          <p className="max-w-prose text-pretty text-16">{text}</p>
          <p className="flex items-center gap-2 text-13 text-muted max-medium:justify-center">
            <EyeOff aria-hidden className="size-4 shrink-0" />
            <span>{t('private', { date })}</span>
          </p>
        </div>
      </div>
    </Card>
  );
}

const RADIUS = 100;
/** Even a score of 0 has a visible petal. */
const SHORTEST = 24;
const colours = ['series-1', 'series-2', 'series-3', 'series-4', 'art-front'].map((name) => `var(--color-${name})`);

/** Shows the five scores as petals, longer for stronger traits. The rows next to the picture say the exact values. */
function PersonalityFlower({ traits }: { traits: readonly Trait[] }) {
  return (
    <svg aria-hidden viewBox="-112 -112 224 224" className="size-44 shrink-0 medium:size-52">
      {[0.5, 1].map((share) => (
        <circle key={share} r={RADIUS * share} fill="none" stroke="var(--color-line)" strokeDasharray="2 5" />
      ))}
      {traits.map(({ key, score }, at) => (
        <path
          key={key}
          transform={`rotate(${(360 / traits.length) * at})`}
          d={petal(SHORTEST + ((RADIUS - SHORTEST) * score) / 100)}
          fill={colours[at % colours.length]}
          fillOpacity={0.82}
        />
      ))}
      <circle r={9} fill="var(--color-surface)" />
    </svg>
  );
}

/** Returns the path of a petal that points up from the centre. */
function petal(length: number): string {
  const [wide, round, near] = [0.42 * length, 0.38 * length, -0.35 * length];
  return `M0 0C${-wide} ${near},${-round} ${-length},0 ${-length}C${round} ${-length},${wide} ${near},0 0Z`;
}
