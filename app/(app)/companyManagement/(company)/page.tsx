import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { filledCache, readQuery, type SearchParams } from '#/app/(app)/filled-cache.ts';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { companyInput } from '#/components/organisation/company.ts';
import { CompanyScreen } from '#/components/organisation/company-screen.tsx';
import { CompanyTabs, parseCompanyTab } from '#/components/organisation/company-tabs.tsx';
import { ActivitySection } from '#/components/people/activity-section.tsx';
import { PeopleSection } from '#/components/people/people-section.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company-contract.ts';
import { getCompany } from '#/lib/domain/organisation/queries/get-company.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export const metadata: Metadata = { title: 'Company Management' };

export default async function CompanyManagementPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtxAs('Administrator');
  const tab = parseCompanyTab(await readQuery(searchParams, 'tab'));
  return (
    <div className="flex flex-col gap-6">
      <CompanyTabs current={tab} />
      {tab === 'information' && <CompanyInformation ctx={ctx} />}
      {tab === 'people' && <PeopleSection />}
      {tab === 'activity' && <ActivitySection />}
    </div>
  );
}

async function CompanyInformation({ ctx }: { ctx: UserCtx }) {
  const input = companyInput();
  const answer = getCompanyContract.response.parse(await getCompany(ctx, input.query));
  return (
    <HydrationBoundary state={filledCache([queryKey(getCompanyContract, input), answer])}>
      <CompanyScreen />
    </HydrationBoundary>
  );
}
