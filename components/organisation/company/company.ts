import type { Output } from '#/lib/api/endpoint.ts';
import type { getCompanyContract } from '#/lib/domain/organisation/company-contract.ts';

export type Company = Output<typeof getCompanyContract>['company'];
export type LeaderRow = Company['leaders'][number];

interface CompanyPages {
  department?: number;
  adminsPage?: number;
  leadersPage?: number;
  departmentsPage?: number;
}

/** What the company page asks for; the same on the server, so that the cache it fills is found. */
export function companyInput(pages: CompanyPages = {}) {
  return { query: { adminsPage: 1, leadersPage: 1, departmentsPage: 1, ...pages } };
}
