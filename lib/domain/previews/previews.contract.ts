import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { message } from '#/lib/words/message.ts';

export const createPreviewTokenContract = endpoint({
  name: 'createPreviewToken',
  method: 'POST',
  path: '/api/dashboard/preview/token/create',
  access: ['Team Leader'],
  summary: 'Creates a token that shows a leader a team’s dashboard as one of its members sees it, for half an hour.',
  refuses: ['not_found'],
  /** The team may be omitted if the leader and the person share only one. */
  body: z.object({ userId: id, teamId: id.optional() }),
  response: done(message('previews.answers.started'), {
    token: z.string(),
    team: z.object({ id: z.int(), name: z.string() }),
    member: z.object({ id: z.int(), name: z.string() }),
    expiresAt: z.string(),
  }),
});

export const endPreviewContract = endpoint({
  name: 'endPreview',
  method: 'GET',
  path: '/api/dashboard/preview/token/delete',
  access: 'auth',
  mutates: true,
  summary: 'Ends the preview and returns the normal token; null if called with the preview’s own token.',
  preview: 'allowed',
  response: done(message('previews.answers.ended'), { token: z.string().nullable() }),
});
