import { useTranslations } from 'next-intl';
import { TeamForm } from '#/components/organisation/wizards/team-form.tsx';
import { UnfinishedList } from '#/components/organisation/wizards/unfinished-list.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
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
  /** Whether this person may send others the company's link for team leaders. */
  hasLeaderLink: boolean;
}

/** Shows the creation wizard, and a list of teams begun earlier. */
export function TeamCreateScreen({ draft, unfinished, becomesLeader, hasLeaderLink }: TeamCreateScreenProps) {
  const t = useTranslations('organisation.newTeam');
  const { leader } = draft.team;
  return (
    <div className="flex w-full max-w-3xl flex-col gap-6 min-[1280px]:mx-auto">
      <div className="text-muted">
        <p>{leader ? t('aboutFor', { leader }) : t('about')}</p>
        {!leader && hasLeaderLink && (
          <p>
            {t.rich('otherLeader', {
              link: (text) => (
                <TextLink href="/companyManagement" prefetch={false}>
                  {text}
                </TextLink>
              ),
            })}
          </p>
        )}
      </div>
      <UnfinishedList title={t('unfinished')} kind="team" drafts={unfinished} />
      <TeamForm draft={draft} becomesLeader={becomesLeader && leader === null} />
    </div>
  );
}
