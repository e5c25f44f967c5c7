'use client';

import { Hourglass, Lock } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { DeleteButton } from '#/components/organisation/delete-button.tsx';
import { teamDeletion } from '#/components/organisation/deletions.tsx';
import { LeaderLine } from '#/components/organisation/leader-line.tsx';
import { leaderNudge, secondaryLeaderNudge } from '#/components/organisation/leader-nudge.ts';
import { shownName, teamFiguresHref, teamHref } from '#/components/organisation/organisation-links.ts';
import { PendingLeaderNote } from '#/components/organisation/pending-leader.tsx';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { onRenameFailure } from '#/components/organisation/rename-failure.ts';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import type { Team } from '#/components/organisation/team/team.ts';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { InlineEdit } from '#/components/ui/fields/inline-edit.tsx';
import { call } from '#/lib/api/call.ts';
import { displayNameMax } from '#/lib/domain/accounts/constants.ts';
import { pendingName } from '#/lib/domain/organisation/constants.ts';
import {
  removeSecondaryLeaderContract,
  updateTeamNameContract,
} from '#/lib/domain/organisation/teams/team.contract.ts';

interface TeamDetailsCardProps {
  team: Team;
  role: ManagerRole;
}

/** Shows a team's name, leaders and share link, and its deletion, as far as the person's rights allow. */
export function TeamDetailsCard({ team, role }: TeamDetailsCardProps) {
  const t = useTranslations('organisation.team');
  const hints = useTranslations('organisation.links.hint');
  const deletionWords = useTranslations('organisation.deletion');
  const { id, name, departmentName, leaderName, leaderEmail, leaderOnboarding, leaderSuspended, link, may } = team;
  const router = useRouter();
  const rename = useChange({
    run: (next: string) => call(updateTeamNameContract, { params: { id }, body: { name: next } }),
    done: t('renamed'),
    onDone: ({ name: next }) => router.replace(teamHref(role, { id, name: next, departmentName })),
    onFailure: onRenameFailure('team'),
  });
  const { kind: _, ...deletion } = teamDeletion(team, role, deletionWords);
  return (
    <Card as="div" tour="team-details">
      <div className="flex items-start justify-between gap-4">
        {may.manage ? (
          <InlineEdit label={t('name')} value={name} maxLength={displayNameMax} onSave={rename.mutateAsync} />
        ) : (
          <h2 className="truncate text-20" title={name}>
            {shownName(name)}
          </h2>
        )}
        {may.delete && <DeleteButton label={t('delete')} {...deletion} />}
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-5 medium:grid-cols-2 large:grid-cols-[1fr_1fr_1.5fr]">
        <LeaderLine
          email={leaderEmail}
          place={{ kind: 'team', id, name, previous: leaderName }}
          onboarding={leaderOnboarding}
          isSuspended={leaderSuspended}
          mayChange={may.changeLeaders}
        >
          {leaderName !== null && !leaderOnboarding && !leaderSuspended && role !== 'Team Leader' && (
            <PersonActions who={leaderName} reminder={leaderNudge(id)} />
          )}
        </LeaderLine>
        <SecondaryLeader team={team} />
        {link !== null && (
          <div className="medium:max-large:col-span-2">
            <ShareLink
              label={t('link')}
              help={hints('team')}
              link={link}
              rotate={{ body: { kind: 'team_member', teamId: id } }}
            />
          </div>
        )}
      </div>
      {may.changeLeaders && <PendingLeaders team={team} role={role} />}
      {role !== 'Team Leader' && <LeadersOnly teamId={id} />}
    </Card>
  );
}

/** Says what people above don't see here, and where they see the published results. */
function LeadersOnly({ teamId }: { teamId: number }) {
  const t = useTranslations('organisation.reports');
  return (
    <p className="mt-4 flex items-start gap-2 text-13 text-muted">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {t('leadersOnly')} <TextLink href={teamFiguresHref(teamId)}>{t('figures')}</TextLink>
      </span>
    </p>
  );
}

function PendingLeaders({ team: { id, leaderName, pendingLeader, pendingSecondary }, role }: TeamDetailsCardProps) {
  const shared = { place: { kind: 'team', id }, role } as const;
  return (
    <>
      {pendingLeader && <PendingLeaderNote {...shared} pending={pendingLeader} offer="takeOver" leader={leaderName} />}
      {pendingSecondary && <PendingLeaderNote {...shared} pending={pendingSecondary} offer="secondary" />}
    </>
  );
}

/** Shows the secondary leader: no one, an invited person, or a name, each with its actions. */
function SecondaryLeader({ team }: { team: Team }) {
  const t = useTranslations('organisation.team');
  const { id, name, secondaryLeaderName: second, secondaryLeaderEmail: email, may } = team;
  const isFinished = second === null || team.secondaryLeaderOnboarding;
  if (second === pendingName) {
    return (
      <div className="flex min-w-0 flex-col gap-1">
        <span className="flex min-h-8 items-center font-medium text-13 text-muted">{t('secondary')}</span>
        <div className="flex min-h-10 min-w-0 items-center gap-2">
          <Hourglass aria-hidden className="size-4 shrink-0 text-info" />
          <span className="flex min-w-0 flex-col">
            <span className="font-medium">{pendingName}</span>
            {email && (
              <span className="truncate text-13 text-muted" title={email}>
                {email}
              </span>
            )}
          </span>
        </div>
      </div>
    );
  }
  return (
    <LeaderLine
      email={email}
      onboarding={isFinished}
      isSuspended={team.secondaryLeaderSuspended}
      place={{ kind: 'secondary', id, name, previous: second }}
      mayChange={may.changeLeaders}
    >
      {second !== null && !isFinished && !team.secondaryLeaderSuspended && (
        <PersonActions who={second} reminder={secondaryLeaderNudge(id)} />
      )}
      {second !== null && <RemoveSecondary id={id} who={second} />}
    </LeaderLine>
  );
}

function RemoveSecondary({ id, who }: { id: number; who: string }) {
  const t = useTranslations('organisation.team.removeSecondary');
  const renewals = useTranslations('organisation.links.renewal');
  const [isAsking, setAsking] = useState(false);
  const remove = useChange({
    run: () => call(removeSecondaryLeaderContract, { params: { id }, body: {} }),
    done: t('done', { who }),
    onDone: () => setAsking(false),
    onFailure: () => undefined,
  });
  return (
    <>
      <TextAction
        label={t('label')}
        onClick={() => {
          remove.reset();
          setAsking(true);
        }}
      >
        {t('word')}
      </TextAction>
      {isAsking && (
        <ConfirmDialog
          title={t('title', { who })}
          confirmLabel={t('word')}
          isDestructive
          isPending={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('text')}</p>
          <p>{renewals('team')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
