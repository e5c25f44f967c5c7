import { HydrationBoundary } from '@tanstack/react-query';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { navigationTitle } from '#/app/page-title.ts';
import { ChartSection } from '#/components/chart/chart-section.tsx';
import { CompanySignInCard } from '#/components/company-sign-in/company-sign-in-card.tsx';
import { DirectoryCard } from '#/components/directory/directory-card.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { IntegrationsScreen } from '#/components/integrations/integrations-screen.tsx';
import { KeysCard } from '#/components/keys/keys-card.tsx';
import { companyInput } from '#/components/organisation/company/company.ts';
import { CompanyScreen } from '#/components/organisation/company/company-screen.tsx';
import { CompanySettings } from '#/components/organisation/company/company-settings.tsx';
import { CompanyTabs, parseCompanyTab } from '#/components/organisation/company/company-tabs.tsx';
import { ActivitySection } from '#/components/people/activity-section.tsx';
import { PeopleSection } from '#/components/people/people-section.tsx';
import { WebhooksCard } from '#/components/webhooks/webhooks-card.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { listAdministratorRequests } from '#/lib/domain/administrator-requests/administrator-request.service.ts';
import { listAdministratorRequestsContract } from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';
import { getIntegrations } from '#/lib/domain/integrations/integration.service.ts';
import { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { getCompany } from '#/lib/domain/organisation/company/get-company.ts';
import { listPapers } from '#/lib/domain/papers/list-papers.ts';
import { listPapersContract } from '#/lib/domain/papers/papers.contract.ts';
import { getPrivacyContract } from '#/lib/domain/privacy/privacy.contract.ts';
import { getPrivacy } from '#/lib/domain/privacy/privacy.service.ts';
import { getRetention } from '#/lib/domain/retention/company-retention.service.ts';
import { getRetentionContract } from '#/lib/domain/retention/retention.contract.ts';
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
          outcome={await readQuery(searchParams, 'slack')}
          test={await readQuery(searchParams, 'signIn')}
        />
      )}
      {tab === 'activity' && (
        <Words of={['audit.kinds', 'audit.screen', 'ui.answers', 'ui.documented', 'ui.page']}>
          <ActivitySection />
        </Words>
      )}
    </div>
  );
}

type Outcomes = Record<'outcome' | 'test', string | undefined>;

async function CompanyIntegrations({ ctx, outcome, test }: Outcomes & { ctx: UserCtx }) {
  const answer = getIntegrationsContract.response.parse(await getIntegrations(ctx));
  return (
    <HydrationBoundary state={prefetchedState([queryKey(getIntegrationsContract, {}), answer])}>
      <div className="flex max-w-4xl flex-col gap-6">
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
          <IntegrationsScreen outcome={outcome} />
        </Words>
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
        <Words of={['audit.screen', 'directory.card', 'ui.page']}>
          <DirectoryCard />
        </Words>
        <Words of={['keys.card', 'keys.dialog', 'keys.scopes', 'keys.shown', 'ui.answers', 'ui.documented', 'ui.page']}>
          <KeysCard />
        </Words>
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
      </div>
    </HydrationBoundary>
  );
}

async function CompanyInformation({ ctx }: { ctx: UserCtx }) {
  const input = companyInput();
  const params = { id: ctx.company.id };
  const [company, requests] = await Promise.all([
    getCompany(ctx, input.query),
    listAdministratorRequests(ctx, params.id),
  ]);
  const state = prefetchedState(
    [queryKey(getCompanyContract, input), getCompanyContract.response.parse(company)],
    [
      queryKey(listAdministratorRequestsContract, { params }),
      listAdministratorRequestsContract.response.parse(requests),
    ],
  );
  return (
    <HydrationBoundary state={state}>
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
  const input = companyInput();
  const [company, privacy, retention, papers] = await Promise.all([
    getCompany(ctx, input.query),
    getPrivacy(ctx),
    getRetention(ctx),
    listPapers(ctx),
  ]);
  const state = prefetchedState(
    [queryKey(getCompanyContract, input), getCompanyContract.response.parse(company)],
    [queryKey(getPrivacyContract, {}), getPrivacyContract.response.parse(privacy)],
    [queryKey(getRetentionContract), getRetentionContract.response.parse(retention)],
    [queryKey(listPapersContract), listPapersContract.response.parse(papers)],
  );
  return (
    <HydrationBoundary state={state}>
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
