import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';

export const downloadOwnDataContract = endpoint({
  name: 'downloadOwnData',
  method: 'GET',
  path: '/api/profile/data',
  access: 'auth',
  mutates: true,
  raw: 'application/zip',
  refuses: ['forbidden'],
  summary: `Returns what is stored about the caller as a ZIP of JSON, CSV and pictures; it says what is left out. ${recentSignIn.summary}`,
  rateLimit: { points: 3, seconds: 86_400 },
  response: z.string(),
});
