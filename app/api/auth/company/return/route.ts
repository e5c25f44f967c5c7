import { handle } from '#/app/handle.ts';
import { finishCompanySignIn } from '#/lib/domain/company-sign-in/arrival/finish-company-sign-in.ts';
import { finishCompanySignInContract } from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';

export const GET = handle(finishCompanySignInContract, ({ ctx, request, query }) =>
  finishCompanySignIn(ctx, request, query),
);
