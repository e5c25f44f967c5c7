import { Flag } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isOpen, type TeamDeeds, type TeamStep, writeDay } from '#/components/actions/actions.ts';
import { describeCourse, StepLines } from '#/components/actions/step-from-above.tsx';
import { HighlightIcon, HighlightReason } from '#/components/dashboards/breakdown/highlight-reason.tsx';
import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { MessageLeader } from '#/components/dashboards/message-leader.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

export type Deeds = TeamDeeds['teams'][number];
export type Attention = TeamsOverview['attention']['teams'][number];

export interface DeedsRowProps {
  deeds: Deeds;
  /** Why the team needs attention, which is said if it has no step; undefined if it doesn't. */
  attention?: Attention | undefined;
  /** The days of the results inside a sentence. */
  during: string;
  locale: string;
  /** The address of the team. */
  href: string;
  /** Whether to name its department. */
  isAlone: boolean;
}

/**
 * Shows one team: its leader, what it tries and when one will know, or why it needs a step; and a message to the
 * leader.
 */
export function DeedsRow({ deeds, attention, during, locale, href, isAlone }: DeedsRowProps) {
  const t = useTranslations('actions.overview');
  const { team, department, leader, leaderEmail, steps } = deeds;
  const open = steps.filter(isOpen);
  const due = open.find(({ isDue }) => isDue);
  const first = due ?? open[0];
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-5 py-3 transition-colors hover:bg-hover @min-[700px]:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <div className="wrap-anywhere flex min-w-0 flex-col text-14">
        <Link
          href={href}
          prefetch={false}
          className="w-fit max-w-full py-0.5 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus group-hover:underline"
        >
          {team.name}
        </Link>
        <span className="text-12 text-muted leading-4">
          {[isAlone && (department ?? t('noDepartment')), leader].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className="wrap-anywhere flex min-w-0 flex-col gap-1 py-0.5 text-14 @max-[700px]:order-last @max-[700px]:col-span-2">
        {attention && open.length === 0 && (
          <p className="flex items-center gap-2">
            <HighlightIcon reason={attention.reason} />
            <HighlightReason highlight={attention} />
          </p>
        )}
        {open.length > 0 ? (
          <OpenSteps steps={open} results={results()} locale={locale} />
        ) : (
          (steps.length > 0 || !attention) && (
            <Indented>
              <StepLines steps={steps} locale={locale} />
            </Indented>
          )
        )}
        {open.length === 0 && results() && (
          <Indented>
            <p className="text-13 text-muted">{results()}</p>
          </Indented>
        )}
      </div>
      <div className="relative z-10 h-fit">
        <MessageLeader
          team={{ name: team.name, leader, leaderEmail }}
          reason={attention ?? null}
          {...(first ? { finding: t(due ? 'ask.due' : 'ask.trying', { will: first.will }) } : {})}
          during={during}
          hasWord={attention !== undefined || open.length > 0}
        />
      </div>
    </li>
  );

  function results(): string | null {
    const { unsharedOn, sharedOn } = deeds;
    // Where nothing is urgent, sharing can wait.
    if (unsharedOn !== null && attention) return t('unshared', { day: writeDay(unsharedOn, locale) });
    return sharedOn === null ? null : t('shared', { day: writeDay(sharedOn, locale) });
  }
}

/** Starts where lines with an icon do. */
function Indented({ children }: { children: ReactNode }) {
  return <div className="pl-6">{children}</div>;
}

interface OpenStepsProps {
  steps: readonly TeamStep[];
  /** Whether results were shared; null if there are none. */
  results: string | null;
  locale: string;
}

/** Shows open steps, each with its published reason and the day of its look back. */
function OpenSteps({ steps, results, locale }: OpenStepsProps) {
  const t = useTranslations('actions.overview');
  const above = useTranslations('actions.above');
  const leader = useTranslations('actions.leader');
  return (
    <ul aria-label={above('label')} className="flex flex-col gap-1.5">
      {steps.map((step, at) => (
        <li key={`${step.promisedOn} ${step.will}`} className="flex items-start gap-2">
          <Flag aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
          <span className="min-w-0 text-pretty">
            {describeCourse(step, above, locale)}
            <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-13 text-muted">
              {step.isDue && <Badge look="neutral">{t('lookBackDue', { day: writeDay(step.dueOn, locale) })}</Badge>}
              {factsOf(step, at).join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );

  /** Facts between dots have no full stops. */
  function factsOf({ said, dueOn, isDue }: TeamStep, at: number): string[] {
    const facts = [
      !isDue && leader('lookBackOn', { day: writeDay(dueOn, locale) }),
      said && leader('because', { said: capitalise(said) }),
      at === 0 && results,
    ];
    return facts.flatMap((fact) => (fact ? fact.replace(/\.$/, '') : []));
  }
}
