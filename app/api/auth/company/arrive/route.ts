import { handle } from '#/app/handle.ts';
import { arriveFromSaml } from '#/lib/domain/company-sign-in/arrival/saml-answer.service.ts';
import { arriveFromSamlContract } from '#/lib/domain/company-sign-in/saml/saml.contract.ts';

export const GET = handle(arriveFromSamlContract, ({ ctx, request, query }) =>
  arriveFromSaml(ctx, request, query.code),
);
