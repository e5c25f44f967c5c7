import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';

export const downloadOwnDataContract = endpoint({
  name: 'downloadOwnData',
  method: 'GET',
  path: '/api/profile/data',
  access: 'auth',
  mutates: true,
  raw: 'application/zip',
  refuses: ['forbidden'],
  summary:
    'Everything stored about the signed-in person as a ZIP of JSON, CSV and pictures, with a text that explains it; needs a sign-in less than 15 minutes old.',
  rateLimit: { points: 3, seconds: 86_400 },
  response: z.string(),
});
