import { handle } from '#/app/handle.ts';
import { receiveSamlAnswer } from '#/lib/domain/company-sign-in/arrival/saml-answer.service.ts';
import { receiveSamlAnswerContract } from '#/lib/domain/company-sign-in/saml/saml.contract.ts';

export const POST = handle(receiveSamlAnswerContract, ({ ctx, request, params }) =>
  receiveSamlAnswer(ctx, params.id, request),
);
