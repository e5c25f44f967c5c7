import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { erasureBody, privacyBody } from '#/lib/domain/privacy/privacy.schema.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';
import { message } from '#/lib/words/message.ts';

const path = '/api/company/privacy';
const access = ['Administrator'] as const;
const settings = z.object({
  minimumGroupSize: z.int().describe('The number of people who must have answered before a result is shown.'),
  isMoreCareful: z.boolean().describe('Whether a result also needs twice as many answers as people.'),
});

export const getPrivacyContract = endpoint({
  name: 'getPrivacy',
  method: 'GET',
  path,
  access,
  summary: 'Returns the company’s privacy settings, and how many people have an account.',
  response: settings.extend({ peopleCount: z.int() }),
});

export const updatePrivacyContract = endpoint({
  name: 'updatePrivacy',
  method: 'POST',
  path,
  access,
  summary:
    'Changes the minimum group size, 3 to 10 people, and whether results need twice as many answers. Stricter settings apply immediately, looser ones from the next night. Leaders get a notification.',
  body: privacyBody,
  response: done(message('privacy.answers.saved'), settings.shape),
});

export const eraseLeaverContract = endpoint({
  name: 'eraseLeaver',
  method: 'POST',
  path: '/api/company/people/{id}/access/erase',
  access: ['Administrator'],
  summary: `Deletes a suspended person’s account, as deleting one’s own does, and emails them what was deleted and what stays. ${recentSignIn.summary}`,
  refuses: ['not_found', 'invalid'],
  rateLimit: { points: 60, seconds: 3600 },
  params: z.object({ id }),
  body: erasureBody,
  response: done(message('privacy.leavers.erased', { name: 'Ada Lovelace' })),
});
