import { handle } from '#/app/handle.ts';
import { findCompanySignIn } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { findCompanySignInContract } from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';

export const POST = handle(findCompanySignInContract, ({ body }) => findCompanySignIn(body));
