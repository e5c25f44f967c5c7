import type { Output } from '#/lib/api/endpoint.ts';
import type { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';

export type Company = Output<typeof getCompanyContract>['company'];
export type LeaderRow = Company['leaders'][number];

interface CompanyPages {
  department?: number;
  adminsPage?: number;
  leadersPage?: number;
  departmentsPage?: number;
}

/** Returns the query of the company page; the server uses the same, so that the browser finds it in the cache. */
export function companyInput(pages: CompanyPages = {}) {
  return { query: { adminsPage: 1, leadersPage: 1, departmentsPage: 1, ...pages } };
}
