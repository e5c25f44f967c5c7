'use client';

import {
  CalendarCheck,
  Compass,
  Download,
  FolderPlus,
  History,
  Keyboard,
  LayoutList,
  LogOut,
  Network,
  Plug,
  SunMoon,
  Upload,
  UserRoundCog,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { accountNavigation, listNavigation } from '#/components/frame/links/navigation.ts';
import type { Selection } from '#/components/frame/links/selection-link.ts';
import type { PaletteEntry } from '#/components/palette/palette-entries.ts';
import { downloadFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { toggleTheme } from '#/components/ui/theme.ts';
import { exportPeopleContract } from '#/lib/domain/people/list/list.contract.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

export interface PaletteActions {
  role: RoleName;
  roles: readonly RoleName[];
  onSwitchRole: (role: RoleName) => void;
  onSignOut: () => void;
  /** Asks where to begin a new team or department. */
  onCreate: (selection: Selection) => void;
  onShortcuts: () => void;
  tour?: { label: string; onTake: () => void };
}

type EntryOption = Omit<PaletteEntry, 'id' | 'group'> & { roles?: readonly RoleName[] };

const administrator = ['Administrator'] as const;
const heads = ['Administrator', 'Department Leader'] as const;
const leader = ['Team Leader'] as const;

const savePeople = () =>
  void downloadFile(exportPeopleContract.path, { search: '' }).catch((error: Error) =>
    showMessage({ kind: 'bad', text: error.message }),
  );

/** Returns the pages of the current role, and the actions that work from anywhere. */
export function usePagesAndActions(actions: PaletteActions): PaletteEntry[] {
  const t = useTranslations('palette.entries');
  const shell = useTranslations('shell.navigation');
  const { role, roles, onSwitchRole, onSignOut, onCreate, onShortcuts, tour } = actions;
  const isHead = role === 'Administrator' || role === 'Department Leader';
  const chart = role === 'Administrator' ? '/companyManagement?tab=chart' : '/departmentManagement?view=chart';
  const pages: EntryOption[] = [
    ...listNavigation(role, shell).filter(({ selection }) => !selection),
    { label: t('teamsOverview'), icon: LayoutList, href: '/dashboard?tab=teams', roles: heads },
    { label: t('people'), icon: Users, href: '/companyManagement?tab=people', roles: administrator },
    { label: t('chart'), icon: Network, href: chart, roles: heads },
    { label: t('activity'), icon: History, href: '/companyManagement?tab=activity', roles: administrator },
    { label: t('integrations'), icon: Plug, href: '/companyManagement?tab=integrations', roles: administrator },
    ...(isHead ? [] : [{ label: t('checkIns'), icon: CalendarCheck, href: '/questionnaire/checkins' }]),
    { label: t('checkInReport'), icon: LayoutList, href: '/dashboard/team?tab=report', roles: leader },
    ...listNavigation(role, shell, accountNavigation),
  ];
  const doable: EntryOption[] = [
    { label: t('createTeam'), icon: UserRoundPlus, run: () => onCreate('team') },
    { label: t('createDepartment'), icon: FolderPlus, run: () => onCreate('department'), roles: heads },
    { label: t('inviteMember'), icon: UserRoundPlus, href: '/teamManagement?invite=member', roles: leader },
    {
      label: t('inviteAdministrator'),
      icon: UserRoundPlus,
      href: '/companyManagement?invite=administrator',
      roles: administrator,
    },
    {
      label: t('importPeople'),
      icon: Upload,
      href: '/companyManagement?tab=people&import=new',
      roles: administrator,
    },
    { label: t('exportPeople'), icon: Download, run: savePeople, roles: administrator },
    ...roles
      .filter((otherRole) => otherRole !== role)
      .map((otherRole) => ({
        label: t('switchRole', { role: otherRole }),
        icon: UserRoundCog,
        run: () => onSwitchRole(otherRole),
      })),
    { label: t('theme'), icon: SunMoon, run: toggleTheme },
    { label: t('shortcuts'), icon: Keyboard, run: onShortcuts },
    ...(tour ? [{ label: tour.label, icon: Compass, run: tour.onTake }] : []),
    { label: t('signOut'), icon: LogOut, run: onSignOut },
  ];
  return [...entriesOf('pages', pages, role), ...entriesOf('actions', doable, role)];
}

function entriesOf(group: 'pages' | 'actions', options: readonly EntryOption[], role: RoleName): PaletteEntry[] {
  return options
    .filter(({ roles }) => !roles || roles.includes(role))
    .map(({ label, icon, href, run }) => ({
      id: `${group} ${label}`,
      group,
      label,
      icon,
      ...(href ? { href } : {}),
      ...(run ? { run } : {}),
    }));
}
