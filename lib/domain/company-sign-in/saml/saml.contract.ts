import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id } from '#/lib/api/fields.ts';

/** An office of 1,000 people can sign in from one IP address. */
const rateLimit = { points: 5000, seconds: 600 } as const;
const params = z.object({ id });

export const arriveFromSamlContract = endpoint({
  name: 'arriveFromSaml',
  method: 'GET',
  path: '/api/auth/company/arrive',
  access: 'open',
  mutates: true,
  arrives: 'page',
  raw: 'redirect',
  summary: 'Finishes a checked SAML sign-in, in the browser that started it.',
  rateLimit,
  query: z.object({ code: z.string().max(200).optional() }),
  response: z.string(),
});

export const receiveSamlAnswerContract = endpoint({
  name: 'receiveSamlAnswer',
  method: 'POST',
  path: '/api/auth/company/saml/{id}',
  access: 'open',
  arrives: 'page',
  raw: 'redirect',
  summary: 'Receives a SAML provider’s response, which a browser posts from another site, without a cookie.',
  rateLimit,
  // 256 KB in base64, URL-encoded.
  bodyKilobytes: 512,
  params,
  response: z.string(),
});

export const getSamlMetadataContract = endpoint({
  name: 'getSamlMetadata',
  method: 'GET',
  path: '/api/auth/company/saml/{id}/metadata',
  access: 'open',
  arrives: 'page',
  raw: 'application/xml',
  summary: 'Returns the SAML metadata of this product, for one connection.',
  refuses: ['not_found'],
  rateLimit,
  params,
  response: z.string(),
});
