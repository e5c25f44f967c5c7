import { handle } from '#/app/handle.ts';
import { addDomain } from '#/lib/domain/company-sign-in/domains/domain.service.ts';
import { addDomainContract } from '#/lib/domain/company-sign-in/domains/domains.contract.ts';

export const POST = handle(addDomainContract, ({ ctx, body }) => addDomain(ctx, body));
