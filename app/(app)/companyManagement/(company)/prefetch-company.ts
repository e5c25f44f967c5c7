import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { companyInput } from '#/components/organisation/company/company.ts';
import { queryKey } from '#/lib/api/call.ts';
import { listAdministratorRequests } from '#/lib/domain/administrator-requests/administrator-request.service.ts';
import { listAdministratorRequestsContract } from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';
import { getIntegrations } from '#/lib/domain/integrations/integration.service.ts';
import { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { getCompany } from '#/lib/domain/organisation/company/get-company.ts';
import { listPapers } from '#/lib/domain/papers/paper.service.ts';
import { listPapersContract } from '#/lib/domain/papers/papers.contract.ts';
import { getPrivacyContract } from '#/lib/domain/privacy/privacy.contract.ts';
import { getPrivacy } from '#/lib/domain/privacy/privacy.service.ts';
import { getRetention } from '#/lib/domain/retention/company-retention.service.ts';
import { getRetentionContract } from '#/lib/domain/retention/retention.contract.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the first answers for Company Information. */
export async function prefetchInformation(ctx: UserCtx) {
  const input = companyInput();
  const params = { id: ctx.company.id };
  const [company, requests] = await Promise.all([
    getCompany(ctx, input.query),
    listAdministratorRequests(ctx, params.id),
  ]);
  return prefetchedState(
    [queryKey(getCompanyContract, input), getCompanyContract.response.parse(company)],
    [
      queryKey(listAdministratorRequestsContract, { params }),
      listAdministratorRequestsContract.response.parse(requests),
    ],
  );
}

/** Returns the first answers for the settings. */
export async function prefetchSettings(ctx: UserCtx) {
  const input = companyInput();
  const [company, privacy, retention, papers] = await Promise.all([
    getCompany(ctx, input.query),
    getPrivacy(ctx),
    getRetention(ctx),
    listPapers(ctx),
  ]);
  return prefetchedState(
    [queryKey(getCompanyContract, input), getCompanyContract.response.parse(company)],
    [queryKey(getPrivacyContract, {}), getPrivacyContract.response.parse(privacy)],
    [queryKey(getRetentionContract), getRetentionContract.response.parse(retention)],
    [queryKey(listPapersContract), listPapersContract.response.parse(papers)],
  );
}

/** Returns the first answers for the list of integrations and for a chat platform. */
export async function prefetchIntegrations(ctx: UserCtx) {
  const answer = getIntegrationsContract.response.parse(await getIntegrations(ctx));
  return prefetchedState([queryKey(getIntegrationsContract, {}), answer]);
}
