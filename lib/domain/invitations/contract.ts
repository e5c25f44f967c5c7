import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';

export const joinInvitationContract = endpoint({
  name: 'joinInvitation',
  method: 'POST',
  path: '/api/invite/{token}/join',
  access: 'auth',
  summary: 'Accepts an invitation as the signed-in person it was sent to.',
  params: z.object({ token: z.string().max(200) }),
  body: z.strictObject({}),
  response: z.object({ team: z.string().nullable() }),
});
