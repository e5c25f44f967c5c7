import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { erasureBody } from '#/lib/domain/privacy/leavers/leavers.schema.ts';
import { message } from '#/lib/words/message.ts';

export const eraseLeaverContract = endpoint({
  name: 'eraseLeaver',
  method: 'POST',
  path: '/api/company/people/{id}/access/erase',
  access: ['Administrator'],
  summary:
    'Erases a suspended person, as deleting one’s own account does, and emails them what went and what stays; needs a sign-in less than 15 minutes old.',
  refuses: ['not_found', 'invalid'],
  rateLimit: { points: 60, seconds: 3600 },
  params: z.object({ id }),
  body: erasureBody,
  response: done(message('privacy.leavers.erased', { name: 'Ada Lovelace' })),
});
