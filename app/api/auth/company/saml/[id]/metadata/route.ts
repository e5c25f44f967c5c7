import { handle } from '#/app/handle.ts';
import { getSamlMetadataContract } from '#/lib/domain/company-sign-in/saml/saml.contract.ts';
import { getSamlMetadata } from '#/lib/domain/company-sign-in/saml/saml-library.service.ts';

export const GET = handle(getSamlMetadataContract, ({ ctx, params }) => getSamlMetadata(ctx, params.id));
