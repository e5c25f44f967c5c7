import { handle } from '#/app/handle.ts';
import { updateReportingLinkContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { updateReportingLink } from '#/lib/domain/organisation/company/company.service.ts';

export const POST = handle(updateReportingLinkContract, ({ ctx, body }) => updateReportingLink(ctx, body));
