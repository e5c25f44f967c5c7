'use client';

import { CircleCheck, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Action, type Cause, isOpen, writeDay } from '#/components/actions/actions.ts';
import { HelpedNote, SinceThen } from '#/components/actions/helped.tsx';
import { LeaderSteps } from '#/components/actions/leader-steps.tsx';
import { MemberSteps } from '#/components/actions/member-steps.tsx';
import { ShareForm } from '#/components/actions/share/share-form.tsx';
import { SharedResults } from '#/components/actions/share/shared-results.tsx';
import { useActions } from '#/components/actions/use-actions.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

interface StepsPartProps {
  teamId: number;
  /** The causes that a step may have, most named first. */
  causes: readonly Cause[];
  /** The role of the reader. */
  viewerId: number;
  locale: string;
}

/** Shows from results to steps: what is shared with a team, what it chooses, and what it tries. */
export function StepsPart({ teamId, causes, viewerId, locale }: StepsPartProps) {
  const t = useTranslations('actions.part');
  const query = useActions(teamId);
  return (
    <SectionState query={query} failure={t('failure')}>
      {({ share, shareable, canManage, actions }) => {
        const steps = (
          <Card title={t('steps')}>
            {canManage ? (
              <div className="flex flex-col gap-4">
                <LeaderSteps teamId={teamId} causes={causes} isSecond={shareable.length > 0} locale={locale} />
                <KeptSteps actions={actions} locale={locale} />
              </div>
            ) : (
              <MemberSteps teamId={teamId} locale={locale} />
            )}
            {!canManage && actions.every((action) => !isOpen(action) && action.why === null) && (
              <p className="text-14 text-muted">{t('noStep')}</p>
            )}
          </Card>
        );
        const isTrying = actions.some(isOpen);
        const form = shareable.length > 0 && <ShareForm teamId={teamId} shareable={shareable} locale={locale} />;
        return (
          <div className="@container flex flex-col gap-4">
            {/* What is tried comes first; if there is nothing, what leads to it does. */}
            <div className="grid items-start gap-4 empty:hidden @min-[1000px]:has-[>*:nth-child(2)]:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
              {isTrying && steps}
              {form}
            </div>
            {share && (
              <SharedResults
                key={share.id}
                teamId={teamId}
                viewerId={viewerId}
                share={share}
                canManage={canManage}
                locale={locale}
              />
            )}
            {!share && shareable.length === 0 && (
              <Card>
                <EmptyState icon={<Share2 />} title={t('noShare')}>
                  {t(canManage ? 'noShareLeader' : 'noShareMember')}
                </EmptyState>
              </Card>
            )}
            {!isTrying && steps}
          </div>
        );
      }}
    </SectionState>
  );
}

/** Shows what a team recently decided to keep, and its effect, for people who no longer look back on it. */
function KeptSteps({ actions, locale }: { actions: readonly Action[]; locale: string }) {
  const t = useTranslations('actions.part');
  const keepers = actions.filter(({ state }) => state === 'kept');
  if (keepers.length === 0) return null;
  return (
    <ul aria-label={t('keptLabel')} className="flex flex-col divide-y divide-line">
      {keepers.map((action) => (
        <li key={action.id} className="wrap-anywhere flex items-start gap-2 py-3 text-14">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          <div className="flex min-w-0 flex-col gap-1">
            <p>
              {t('kept', {
                will: action.will,
                began: writeDay(action.promisedOn, locale),
                day: writeDay(action.settledOn ?? action.dueOn, locale),
              })}
            </p>
            <HelpedNote action={action} locale={locale} />
            <SinceThen action={action} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  );
}
