import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, namedItem } from '#/lib/api/fields.ts';
import {
  changePasswordBody,
  imageBody,
  motivatorsBody,
  profileBody,
  valuesBody,
} from '#/lib/domain/profile/profile.schema.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';
import { offeredLocale } from '#/lib/platform/language/choose-locale.ts';
import { message } from '#/lib/words/message.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

const explained = namedItem.extend({ meaning: z.string() }).meta({ id: 'ExplainedItem' });
const ids = z.array(z.int());

const profileResponse = z.object({
  profile: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      number: z.string(),
      seniorities: z.array(namedItem),
      seniorityId: z.int().nullable(),
      timeZoneId: z.int(),
      timeZone: z.string(),
      timeZones: z.array(namedItem.extend({ value: z.int(), timeZone: z.string() })),
      image: z.string().nullable(),
    })
    .meta({ id: 'Profile' }),
});

export const getProfileContract = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'auth',
  summary: 'Returns the caller, with the lists their form chooses from; `timeZone` is the IANA zone.',
  response: profileResponse,
});

export const updateProfileContract = endpoint({
  name: 'updateProfile',
  method: 'POST',
  path: '/api/profile',
  access: 'auth',
  summary: 'Changes names, phone number, seniority and time zone; missing fields stay.',
  unwrap: ({ profile }) => profile,
  body: profileBody,
  response: done(message('profile.answers.saved'), profileResponse.shape),
});

export const setImageContract = endpoint({
  name: 'setImage',
  method: 'POST',
  path: '/api/profile/image/set',
  access: 'auth',
  multipart: true,
  summary: 'Stores a JPEG, PNG or WebP of up to 5 MB as the photo, re-encoded, and returns its URL.',
  rateLimit: { points: 5, seconds: 60 },
  body: imageBody,
  response: done(message('profile.answers.photoSaved'), { url: z.string() }),
});

export const removeImageContract = endpoint({
  name: 'removeImage',
  method: 'GET',
  path: '/api/profile/image/remove',
  access: 'auth',
  mutates: true,
  summary: 'Removes the photo.',
  response: done(message('profile.answers.photoRemoved')),
});

/** Browsers load pictures by `<img>` without a bearer; the name, 256 random bits, is the key. */
export const getImageContract = endpoint({
  name: 'getImage',
  method: 'GET',
  path: '/api/images/{name}',
  access: 'open',
  raw: 'image/webp',
  summary: 'Returns a stored picture as WebP.',
  params: z.object({ name: z.string().regex(/^[\w-]{43}\.webp$/) }),
  response: z.string(),
});

export const getMembershipContract = endpoint({
  name: 'getMembership',
  method: 'GET',
  path: '/api/profile/membership',
  access: ['Administrator'],
  summary: 'Returns the lines that describe the company’s plan and size.',
  response: z.object({ text: z.array(z.string()) }),
});

export const changePasswordContract = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/profile/password/update',
  access: 'auth',
  summary: 'Changes the password and ends every other session; this one continues with its bearer.',
  refuses: ['too_many_requests'],
  body: changePasswordBody,
  response: done(message('specification.accounts.passwordChanged')),
});

export const getAssessmentSummaryContract = endpoint({
  name: 'getAssessmentSummary',
  method: 'GET',
  path: '/api/profile/assesment',
  access: 'auth',
  summary: 'Returns whether the caller has taken the personality assessment, and the result, if so.',
  response: z.object({ description: z.string(), isCompleted: z.boolean(), name: z.string() }),
});

const valuesResponse = z.object({ norms: z.array(explained), userNorms: ids });

export const getValuesContract = endpoint({
  name: 'getValues',
  method: 'GET',
  path: '/api/profile/values',
  access: 'auth',
  summary: 'Returns the values to choose from and those the caller chose.',
  response: valuesResponse,
});

export const saveValuesContract = endpoint({
  name: 'saveValues',
  method: 'POST',
  path: '/api/profile/values',
  access: 'auth',
  summary: 'Chooses up to five values.',
  unwrap: ({ userNorms }) => userNorms && { norms: userNorms },
  body: valuesBody,
  response: done(message('profile.answers.valuesSaved'), valuesResponse.shape),
});

const motivatorsResponse = z.object({
  motivators: z.array(explained),
  userRatings: ids,
  userPriorities: ids,
  score: z.number().nullable(),
  text: z.string(),
});

export const getMotivatorsContract = endpoint({
  name: 'getMotivators',
  method: 'GET',
  path: '/api/profile/motivators',
  access: 'auth',
  summary: 'Returns the motivators, how the caller orders them, and how well the chosen ones are met, from 0 to 100.',
  response: motivatorsResponse,
});

export const saveMotivatorsContract = endpoint({
  name: 'saveMotivators',
  method: 'POST',
  path: '/api/profile/motivators',
  access: 'auth',
  summary: 'Stores the order of all motivators and the three to five priorities.',
  unwrap: ({ userRatings, userPriorities }) => ({
    ...(userRatings ? { ratings: userRatings } : {}),
    ...(userPriorities ? { priorities: userPriorities } : {}),
  }),
  body: motivatorsBody,
  response: done(message('specification.profile.motivatorsSaved'), motivatorsResponse.shape),
});

export const getEmailContract = endpoint({
  name: 'getEmail',
  method: 'GET',
  path: '/api/profile/email',
  access: 'auth',
  summary: 'Returns the address the caller signs in with.',
  response: z.object({ email: z.string() }),
});

export const removeAccountContract = endpoint({
  name: 'removeAccount',
  method: 'GET',
  path: '/api/profile/block',
  access: 'auth',
  allowsPending: true,
  mutates: true,
  summary: `Deletes the caller’s account; their check-ins stay as “Former Member”, without notes. ${recentSignIn.summary}`,
  refuses: ['invalid'],
  response: done(message('profile.answers.accountDeleted')),
});

const locale = z
  .string()
  .max(20)
  .refine((value) => offeredLocale(value) !== null, { error: message('profile.language.unknown') })
  .describe(`One of the languages offered here: ${offeredLocales.join(', ')}.`);

export const chooseLanguageContract = endpoint({
  name: 'chooseLanguage',
  method: 'POST',
  path: '/api/utilities/language',
  access: 'open',
  session: 'optional',
  allowsPending: true,
  summary:
    'Stores the language of pages, emails and files for the caller, signed in or with an emailed token. A cookie remembers it for the browser.',
  body: z.object({ locale, token: z.string().max(200).optional() }),
  response: done(message('profile.language.saved'), { locale: z.string() }),
});
