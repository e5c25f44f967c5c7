import { handle } from '#/app/handle.ts';
import { checkDomain } from '#/lib/domain/company-sign-in/domains/domain.service.ts';
import { checkDomainContract } from '#/lib/domain/company-sign-in/domains/domains.contract.ts';

export const POST = handle(checkDomainContract, ({ ctx, params }) => checkDomain(ctx, params.id));
