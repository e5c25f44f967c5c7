import { handle } from '#/app/handle.ts';
import { startCompanySignIn } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { startCompanySignInContract } from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';

export const POST = handle(startCompanySignInContract, ({ ctx, body }) => startCompanySignIn(ctx, body));
