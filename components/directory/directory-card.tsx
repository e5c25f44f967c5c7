'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Directory } from '#/components/directory/directory.ts';
import { DirectoryChanges } from '#/components/directory/directory-changes.tsx';
import { DirectoryGroups } from '#/components/directory/directory-groups.tsx';
import { DirectoryState } from '#/components/directory/directory-state.tsx';
import { useDirectoryChange } from '#/components/directory/use-directory-change.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { CopiedValue } from '#/components/ui/copied-value.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getDirectoryContract, updateDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';

/** Shows the company's directory: the URL that it calls, its state, and the team of each group. */
export function DirectoryCard() {
  const t = useTranslations('directory.card');
  const query = useQuery({
    queryKey: queryKey(getDirectoryContract),
    queryFn: ({ signal }) => call(getDirectoryContract, {}, signal),
  });
  return (
    <Card title={t('title')} description={t('about')} id="directory">
      <SectionState query={query} failure={t('failed')} skeleton={<RowsSkeleton count={2} />}>
        {(directory) => <DirectoryFacts directory={directory} />}
      </SectionState>
    </Card>
  );
}

/** What remains to be done until a directory calls, with the integration where it's done. */
const steps = [
  { name: 'domain', opens: 'signIn' },
  { name: 'key', opens: 'keys' },
  { name: 'enter', opens: 'directory' },
  { name: 'wait', opens: 'directory' },
] as const;

function DirectoryFacts({ directory }: { directory: Directory }) {
  const t = useTranslations('directory.card');
  const { url, keys, groups, groupsMakeTeams, lastSeenAt } = directory;
  const update = useDirectoryChange(() =>
    call(updateDirectoryContract, { body: { groupsMakeTeams: !groupsMakeTeams } }),
  );
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <CopiedValue label={t('address')} copy={t('copy')} help={t('addressHelp')} value={url} />
        {keys.length === 0 && (
          <ol className="wrap-anywhere flex list-decimal flex-col gap-1 pl-5 text-14">
            {steps.map(({ name, opens }) => (
              <li key={name}>
                {t.rich(`steps.${name}`, {
                  link: (words) => (
                    <TextLink href={`/companyManagement?tab=integrations&open=${opens}`}>{words}</TextLink>
                  ),
                })}
              </li>
            ))}
          </ol>
        )}
      </div>
      <DirectoryState directory={directory} />
      {(keys.length > 0 || lastSeenAt !== null) && (
        <>
          <DirectoryGroups groups={groups} />
          <div className="flex flex-col gap-2">
            <Switch
              trailing
              label={t('makeTeams')}
              help={t('makeTeamsHelp')}
              checked={update.isPending ? !groupsMakeTeams : groupsMakeTeams}
              disabled={update.isPending}
              onChange={() => update.mutate()}
            />
            <Failure text={update.error?.message} />
          </div>
          <div className="flex flex-col gap-2">
            <DirectoryChanges changes={directory.changes} />
            <p className="text-14">
              {t.rich('activity', {
                link: (words) => <TextLink href="/companyManagement?tab=activity">{words}</TextLink>,
              })}
            </p>
          </div>
        </>
      )}
    </div>
  );
}
