import { handle } from '#/app/handle.ts';
import { removeDomain } from '#/lib/domain/company-sign-in/domains/domain.service.ts';
import { removeDomainContract } from '#/lib/domain/company-sign-in/domains/domains.contract.ts';

export const POST = handle(removeDomainContract, ({ ctx, params }) => removeDomain(ctx, params.id));
