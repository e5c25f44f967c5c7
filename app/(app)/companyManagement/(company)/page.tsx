import { HydrationBoundary } from '@tanstack/react-query';
import {
  prefetchInformation,
  prefetchIntegrations,
  prefetchSettings,
} from '#/app/(app)/companyManagement/(company)/prefetch-company.ts';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { navigationTitle } from '#/app/page-title.ts';
import { ChartSection } from '#/components/chart/chart-section.tsx';
import { CompanySignInCard } from '#/components/company-sign-in/company-sign-in-card.tsx';
import { DirectoryCard } from '#/components/directory/directory-card.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { AllIntegrationsLink } from '#/components/integrations/all-integrations-link.tsx';
import { ChannelScreen } from '#/components/integrations/channel-screen.tsx';
import { parseIntegration } from '#/components/integrations/integrations.ts';
import { IntegrationsScreen } from '#/components/integrations/integrations-screen.tsx';
import { KeysCard } from '#/components/keys/keys-card.tsx';
import { CompanyScreen } from '#/components/organisation/company/company-screen.tsx';
import { CompanySettings } from '#/components/organisation/company/company-settings.tsx';
import { CompanyTabs, parseCompanyTab } from '#/components/organisation/company/company-tabs.tsx';
import { ActivitySection } from '#/components/people/activity-section.tsx';
import { PeopleSection } from '#/components/people/people-section.tsx';
import { WebhooksCard } from '#/components/webhooks/webhooks-card.tsx';
import type { UserCtx } from '#/lib/platform/context.ts';

export const generateMetadata = () => navigationTitle('companyManagement');

export default async function CompanyManagementPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtxAs('Administrator');
  const tab = parseCompanyTab(await readQuery(searchParams, 'tab'));
  return (
    <div className="flex flex-col gap-6">
      <CompanyTabs current={tab} />
      {tab === 'information' && <CompanyInformation ctx={ctx} />}
      {tab === 'settings' && <CompanySettingsTab ctx={ctx} />}
      {tab === 'chart' && (
        <Words
          of={[
            'chart.page',
            'chart.screen',
            'chart.share',
            'figures.categories',
            'reports.export',
            'specification.chart',
            'specification.periods',
            'ui.answers',
            'ui.documented',
            'ui.page',
          ]}
        >
          <ChartSection />
        </Words>
      )}
      {tab === 'people' && (
        <Words
          of={[
            'organisation.invitations',
            'people.bulk',
            'people.columns',
            'people.filters',
            'people.headings',
            'people.import',
            'people.import.choose',
            'people.import.errors',
            'people.import.history',
            'people.import.progress',
            'people.import.result',
            'people.list',
            'people.results',
            'people.sheet',
            'people.status',
            'ui.answers',
            'ui.documented',
            'ui.page',
            'ui.tables',
          ]}
        >
          <PeopleSection />
        </Words>
      )}
      {tab === 'integrations' && (
        <CompanyIntegrations
          ctx={ctx}
          open={await readQuery(searchParams, 'open')}
          outcome={await readQuery(searchParams, 'slack')}
          test={await readQuery(searchParams, 'signIn')}
        />
      )}
      {tab === 'activity' && (
        <Words of={['audit.kinds', 'audit.screen', 'ui.documented', 'ui.page']}>
          <ActivitySection />
        </Words>
      )}
    </div>
  );
}

type Opening = Record<'open' | 'outcome' | 'test', string | undefined>;

async function CompanyIntegrations({ ctx, open, outcome, test }: Opening & { ctx: UserCtx }) {
  const name = parseIntegration(open);
  const isChannel = name === 'slack' || name === 'teams';
  const state = name === null || isChannel ? await prefetchIntegrations(ctx) : null;
  return (
    <HydrationBoundary state={state}>
      <div className="flex flex-col gap-3">
        {name && <AllIntegrationsLink from={name} />}
        {!name && (
          <Words of={['integrations.index', 'integrations.index.states', 'integrations.screen', 'ui.page']}>
            <IntegrationsScreen />
          </Words>
        )}
        {isChannel && (
          <Words
            of={[
              'integrations.screen',
              'integrations.screen.sees',
              'integrations.teams',
              'integrations.teams.steps',
              'ui.answers',
              'ui.page',
            ]}
          >
            <ChannelScreen kind={name} outcome={outcome} />
          </Words>
        )}
        {name === 'signIn' && (
          <Words
            of={[
              'company-sign-in.addDomain',
              'company-sign-in.card',
              'company-sign-in.connection',
              'company-sign-in.domain',
              'company-sign-in.enforce',
              'company-sign-in.form',
              'ui.answers',
              'ui.page',
            ]}
          >
            <CompanySignInCard outcome={test} />
          </Words>
        )}
        {name === 'directory' && (
          <Words of={['audit.screen', 'directory.card', 'directory.tie', 'ui.answers', 'ui.page']}>
            <DirectoryCard />
          </Words>
        )}
        {name === 'keys' && (
          <Words
            of={['keys.card', 'keys.dialog', 'keys.scopes', 'keys.shown', 'ui.answers', 'ui.documented', 'ui.page']}
          >
            <KeysCard />
          </Words>
        )}
        {name === 'webhooks' && (
          <Words
            of={[
              'integrations.webhooks.card',
              'integrations.webhooks.details',
              'integrations.webhooks.dialog',
              'integrations.webhooks.secret',
              'integrations.webhooks.types',
              'ui.answers',
              'ui.documented',
              'ui.page',
            ]}
          >
            <WebhooksCard />
          </Words>
        )}
      </div>
    </HydrationBoundary>
  );
}

async function CompanyInformation({ ctx }: { ctx: UserCtx }) {
  return (
    <HydrationBoundary state={await prefetchInformation(ctx)}>
      <Words
        of={[
          'administrator-requests.card',
          'organisation.actions',
          'organisation.company',
          'organisation.company.administrators',
          'organisation.company.departments',
          'organisation.company.leaders',
          'organisation.deletion',
          'organisation.invitations',
          'organisation.leader',
          'organisation.links',
          'organisation.links.hint',
          'organisation.links.renewal',
          'organisation.page',
          'organisation.picker',
          'people.status',
          'people.suspended',
          'specification.tables',
          'ui.answers',
          'ui.documented',
          'ui.email',
          'ui.fields',
          'ui.page',
          'ui.tables',
        ]}
      >
        <CompanyScreen />
      </Words>
    </HydrationBoundary>
  );
}

async function CompanySettingsTab({ ctx }: { ctx: UserCtx }) {
  return (
    <HydrationBoundary state={await prefetchSettings(ctx)}>
      <Words
        of={[
          'organisation.company',
          'organisation.company.administratorLink',
          'organisation.company.reporting',
          'organisation.links',
          'organisation.page',
          'papers.list',
          'privacy.card',
          'privacy.deletion.banner',
          'privacy.deletion.card',
          'privacy.deletion.dialog',
          'privacy.keeping',
          'privacy.kept',
          'privacy.means',
          'ui.answers',
          'ui.documented',
          'ui.page',
        ]}
      >
        <CompanySettings />
      </Words>
    </HydrationBoundary>
  );
}
