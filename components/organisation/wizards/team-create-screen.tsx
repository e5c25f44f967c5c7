import { useTranslations } from 'next-intl';
import { TeamForm } from '#/components/organisation/wizards/team-form.tsx';
import { UnfinishedList } from '#/components/organisation/wizards/unfinished-list.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type {
  getTeamDraftContract,
  listTeamDraftsContract,
} from '#/lib/domain/organisation/wizards/wizards.contract.ts';

interface TeamCreateScreenProps {
  draft: Output<typeof getTeamDraftContract>;
  /** The unfinished drafts of this person. */
  unfinished: Output<typeof listTeamDraftsContract>;
  becomesLeader: boolean;
}

/** Shows the creation wizard, and a list of teams begun earlier. */
export function TeamCreateScreen({ draft, unfinished, becomesLeader }: TeamCreateScreenProps) {
  const t = useTranslations('organisation.newTeam');
  const { leader } = draft.team;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="text-muted">{leader ? t('aboutFor', { leader }) : t('about')}</p>
      <UnfinishedList title={t('unfinished')} kind="team" drafts={unfinished} />
      <TeamForm draft={draft} becomesLeader={becomesLeader && leader === null} />
    </div>
  );
}
