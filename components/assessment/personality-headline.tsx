import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PersonalityFlower } from '#/components/assessment/personality-flower.tsx';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import type { Personality } from '#/lib/domain/assessment/assessment.schema.ts';
import { wordDate } from '#/lib/domain/calendar/date-words.ts';

/** The result in a headline that can be copied, a sentence and a picture, with its date and who sees it. */
export function PersonalityHeadline({ personality }: { personality: Personality }) {
  const words = useTranslations('assessment.picture');
  const { headline, text, traits, completedAt } = personality;
  const date = wordDate(completedAt.slice(0, 10), 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Card as="div">
      <div className="flex flex-col items-center gap-6 medium:flex-row medium:gap-10 medium:p-3">
        <PersonalityFlower traits={traits} />
        <div className="flex flex-col gap-3 max-medium:text-center">
          <p className="text-13 text-muted">{words('yours')}</p>
          <div className="flex items-start gap-2 max-medium:justify-center">
            <h2 className="text-balance text-24 medium:text-32">{headline}</h2>
            <CopyButton text={headline} label={words('copy')} hint={words('copyHint')} size="small" />
          </div>
          <p className="max-w-prose text-pretty text-16">{text}</p>
          <p className="flex items-center gap-2 text-13 text-muted max-medium:justify-center">
            <EyeOff aria-hidden className="size-4 shrink-0" />
            <span>{words('private', { date })}</span>
          </p>
        </div>
      </div>
    </Card>
  );
}
