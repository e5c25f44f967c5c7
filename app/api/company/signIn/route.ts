import { handle } from '#/app/handle.ts';
import { getCompanySignInContract } from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';
import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';

export const GET = handle(getCompanySignInContract, ({ ctx }) => getCompanySignIn(ctx));
