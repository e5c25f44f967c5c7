import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { message } from '#/lib/words/message.ts';

export const checkInvitationNoticeContract = endpoint({
  name: 'checkInvitationNotice',
  method: 'GET',
  path: '/api/invite/{token}/check',
  access: 'open',
  summary: 'Returns the invitation in one sentence; 400 if it has ended. Reading it doesn’t use it up.',
  params: z.object({ token: z.string().max(200) }),
  response: z.object({ notification: z.string() }),
});

export const joinInvitationContract = endpoint({
  name: 'joinInvitation',
  method: 'POST',
  path: '/api/invite/{token}/join',
  access: 'auth',
  allowsPending: true,
  summary:
    'Accepts an invitation that was sent to the caller, or joins with a share link of the caller’s company. With the link for administrators, the caller waits until one approves (`waitsForApproval`).',
  refuses: ['conflict'],
  params: z.object({ token: z.string().max(200) }),
  body: z.object({}),
  response: done(message('invitations.answers.joined'), { team: z.string().nullable(), waitsForApproval: z.boolean() }),
});
