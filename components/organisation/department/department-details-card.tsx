'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { DeleteButton } from '#/components/organisation/delete-button.tsx';
import { departmentDeletion } from '#/components/organisation/deletions.tsx';
import { LeaderLine } from '#/components/organisation/leader-line.tsx';
import { departmentLeaderNudge } from '#/components/organisation/leader-nudge.ts';
import { departmentHref } from '#/components/organisation/organisation-links.ts';
import { PendingLeaderNote } from '#/components/organisation/pending-leader.tsx';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { onRenameFailure } from '#/components/organisation/rename-failure.ts';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { InlineEdit } from '#/components/ui/fields/inline-edit.tsx';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { displayNameMax } from '#/lib/domain/accounts/constants.ts';
import {
  type getDepartmentContract,
  updateDepartmentNameContract,
} from '#/lib/domain/organisation/departments/department.contract.ts';

export type Department = Output<typeof getDepartmentContract>['department'];

interface DepartmentDetailsCardProps {
  department: Department;
  role: 'Administrator' | 'Department Leader';
}

/** Shows a department's name, leader, number of teams, share link, and its deletion. */
export function DepartmentDetailsCard({ department, role }: DepartmentDetailsCardProps) {
  const t = useTranslations('organisation.department');
  const hints = useTranslations('organisation.links.hint');
  const deletionWords = useTranslations('organisation.deletion');
  const { id, name, leader, leaderEmail, leaderOnboarding, leaderSuspended, pendingLeader, teamscount, link } =
    department;
  // The list of teams also has the leaders who are invited to create one.
  const invitedCount = department.total - teamscount;
  const router = useRouter();
  const { kind: _, ...deletion } = departmentDeletion(department, 'department', deletionWords);
  const rename = useChange({
    run: (next: string) => call(updateDepartmentNameContract, { params: { id }, body: { name: next } }),
    done: t('renamed'),
    onDone: ({ name: next }) => {
      if (role === 'Administrator') router.replace(departmentHref({ id, name: next }));
    },
    onFailure: onRenameFailure('department'),
  });
  return (
    <Card as="div">
      <div className="flex items-start justify-between gap-4">
        <InlineEdit label={t('name')} value={name} maxLength={displayNameMax} onSave={rename.mutateAsync} />
        <DeleteButton label={t('delete')} {...deletion} />
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-5 medium:grid-cols-2 large:grid-cols-[1fr_auto_1.5fr]">
        <LeaderLine
          email={leaderEmail}
          onboarding={leaderOnboarding}
          isSuspended={leaderSuspended}
          place={{ kind: 'department', id, name, previous: leader }}
          mayChange
        >
          {leader !== null && !leaderOnboarding && !leaderSuspended && role === 'Administrator' && (
            <PersonActions who={leader} reminder={departmentLeaderNudge(id)} />
          )}
        </LeaderLine>
        <div className="flex flex-col gap-1">
          <span className="flex min-h-8 items-center font-medium text-13 text-muted">{t('teamCount')}</span>
          <span className="flex min-h-10 flex-col justify-center">
            <span className="font-medium tabular-nums">{teamscount}</span>
            {invitedCount > 0 && (
              <span className="text-13 text-muted">{t('invitedLeaders', { count: invitedCount })}</span>
            )}
          </span>
        </div>
        <div className="medium:max-large:col-span-2">
          <ShareLink
            label={t('link')}
            help={hints('department')}
            link={link}
            rotate={{ body: { kind: 'department_team_leader', departmentId: id } }}
          />
        </div>
      </div>
      {pendingLeader && (
        <PendingLeaderNote
          place={{ kind: 'department', id }}
          pending={pendingLeader}
          role={role}
          offer="takeOver"
          leader={leader}
        />
      )}
    </Card>
  );
}
