'use client';

import { Clock, EyeOff, ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { homes } from '#/components/frame/links/navigation.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import type { Assessment } from '#/lib/domain/assessment/assessment.schema.ts';

interface AssessmentStartProps {
  assessment: Assessment;
  /** How many statements are answered, including those of an incomplete step. */
  count: number;
  role: RoleName;
  onBegin: () => void;
}

/** The introduction: what the assessment is, how long it takes and who sees it; also for people who come back. */
export function AssessmentStart({ assessment, count, role, onBegin }: AssessmentStartProps) {
  const words = useTranslations('assessment.start');
  const [all, steps] = assessment.countQuestionsSteps;
  const facts = [
    { icon: Clock, title: words('minutes'), detail: words('minutesDetail') },
    { icon: ListChecks, title: words('statements', { count: all }), detail: words('steps', { steps }) },
    { icon: EyeOff, title: words('private'), detail: words('privateDetail') },
  ];
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card as="div">
        <div className="flex flex-col gap-6 medium:p-3">
          <div className="flex flex-col gap-2">
            <h2 className="text-balance text-24">{words(count > 0 ? 'titleBegun' : 'title')}</h2>
            <p className="max-w-prose text-pretty text-16 text-muted">{assessment.description}</p>
          </div>
          <ul className="grid gap-4 medium:grid-cols-3">
            {facts.map(({ icon: Icon, title, detail }) => (
              <li key={title} className="flex gap-3">
                <span
                  aria-hidden
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
                >
                  <Icon className="size-5 stroke-[1.5]" />
                </span>
                <span className="flex min-w-0 flex-col">
                  <span className="font-medium">{title}</span>
                  <span className="text-13 text-muted">{detail}</span>
                </span>
              </li>
            ))}
          </ul>
          {count > 0 && (
            <ProgressBar
              label={words('progressLabel')}
              value={count}
              max={all}
              text={words('progress', { count, all })}
            />
          )}
          <div className="flex flex-col gap-2 medium:flex-row">
            <Button size="large" full onClick={onBegin}>
              {count > 0 ? words('goOn', { step: assessment.currentStep }) : words('begin')}
            </Button>
            <LinkButton href={homes[role]} variant="quiet" size="large" full>
              {words('later')}
            </LinkButton>
          </div>
        </div>
      </Card>
      <section className="flex max-w-prose flex-col gap-1 px-1 text-13 text-muted">
        <h3 className="font-medium text-13 text-ink">{words('about')}</h3>
        <p className="text-pretty">{words('aboutText')}</p>
      </section>
    </div>
  );
}
