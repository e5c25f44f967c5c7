import type { Output } from '#/lib/api/endpoint.ts';
import type { getCompanySignInContract } from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';

export type CompanySignIn = Output<typeof getCompanySignInContract>;
export type Domain = CompanySignIn['domains'][number];
export type Connection = CompanySignIn['connections'][number];
