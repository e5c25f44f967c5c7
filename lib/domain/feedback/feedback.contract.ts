import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, namedItem } from '#/lib/api/fields.ts';
import {
  DESCRIPTION_LENGTH_MAX,
  OTHER_TYPE_ID,
  rateScale,
  SCREENSHOT_MEGABYTES_MAX,
  SCREENSHOTS_MAX,
  SUGGESTION_LENGTH_MAX,
  scoreScale,
} from '#/lib/domain/feedback/constants.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

/** Returns the schema of a text that isn't blank, with a length in letters as people count them. */
const text = (none: string, long: string, max: number) =>
  z
    .string(none)
    .overwrite(trimText)
    .min(1, none)
    .refine((content) => Array.from(content).length <= max, long);

const description = text(
  message('feedback.fields.description'),
  message('feedback.fields.descriptionTextLength', { max: DESCRIPTION_LENGTH_MAX }),
  DESCRIPTION_LENGTH_MAX,
).meta({ title: message('fields.titles.description') });

const submissionId = z
  .uuid(message('feedback.fields.submissionId'))
  .optional()
  .describe('A repeat with the same id is stored and emailed only once.');

const badRate = message('feedback.fields.rate', rateScale);
const badScore = message('feedback.fields.score', scoreScale);
const badScreenshots = message('feedback.fields.screenshots', { max: SCREENSHOTS_MAX });

/** The submitted fields, by the specification's names; `text` means `description`, and no stars means none. */
export const feedbackBody = z
  .object({
    description: description.optional(),
    text: description.optional().describe('Another name for `description`.'),
    type: z
      .union([z.int(), z.string().max(100)])
      .default(OTHER_TYPE_ID)
      .describe('Id or name of a type.'),
    screenshots: z
      .array(z.object({ url: z.string().optional(), fileName: z.string() }, badScreenshots), badScreenshots)
      .max(SCREENSHOTS_MAX, badScreenshots)
      .default([]),
    rate: z
      .int(badRate)
      .min(0, badRate)
      .max(rateScale.max, badRate)
      .optional()
      .describe('The number of stars; 0 for none.'),
    score: z.int(badScore).min(scoreScale.min, badScore).max(scoreScale.max, badScore).optional(),
    submissionId,
  })
  .transform(({ description: documentedText, text: shortText, rate, ...rest }, context) => {
    const content = documentedText ?? shortText;
    if (content === undefined) {
      context.addIssue({ code: 'custom', message: message('feedback.fields.description'), path: ['description'] });
      return z.NEVER;
    }
    return { ...rest, description: content, rate: rate === 0 ? undefined : rate };
  });
export type FeedbackBody = z.output<typeof feedbackBody>;

export const suggestionBody = z.object({
  text: text(
    message('feedback.fields.suggestion'),
    message('feedback.fields.suggestionTextLength', { max: SUGGESTION_LENGTH_MAX }),
    SUGGESTION_LENGTH_MAX,
  ).meta({ title: message('fields.titles.suggestion') }),
  submissionId,
});

const picture = z
  .file(message('feedback.fields.noPicture'))
  .min(1, message('feedback.fields.noPicture'))
  .max(
    SCREENSHOT_MEGABYTES_MAX * 1024 * 1024,
    message('feedback.fields.largePicture', { max: SCREENSHOT_MEGABYTES_MAX }),
  );

/** A form with a picture: the first file, whatever its field is called. */
export const screenshotBody = z
  .looseObject({ image: z.any().optional().describe('JPEG, PNG or WebP.') })
  .transform(({ image, ...rest }) => ({ image: [image, ...Object.values(rest)].find((one) => one instanceof File) }))
  .pipe(z.object({ image: picture }));

export const listFeedbackTypesContract = endpoint({
  name: 'listFeedbackTypes',
  method: 'GET',
  path: '/api/feedback/feedbackTypes',
  access: 'auth',
  summary: 'Lists what feedback can be about.',
  response: z.object({ types: z.array(namedItem) }),
});

export const setFeedbackImageContract = endpoint({
  name: 'setFeedbackImage',
  method: 'POST',
  path: '/api/feedback/image/set',
  access: 'auth',
  multipart: true,
  summary:
    'Stores a JPEG, PNG or WebP of up to 5 MB as a screenshot, re-encoded. If it isn’t sent, it’s deleted after a day.',
  rateLimit: { points: 30, seconds: 3600 },
  body: screenshotBody,
  response: done(message('feedback.answers.imageSet'), { url: z.string(), fileName: z.string() }),
});

export const removeFeedbackImageContract = endpoint({
  name: 'removeFeedbackImage',
  method: 'POST',
  path: '/api/feedback/image/remove',
  access: 'auth',
  summary: 'Deletes one of the caller’s screenshots that hasn’t been sent yet.',
  refuses: ['not_found'],
  body: z.object({ fileName: z.string().max(200) }),
  response: done(message('feedback.answers.imageRemoved')),
});

export const sendFeedbackContract = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/api/feedback',
  access: 'auth',
  summary:
    'Sends feedback to the people who run unboXt, with screenshots, stars and how likely the caller is to recommend it.',
  rateLimit: { points: 20, seconds: 3600 },
  body: feedbackBody,
  response: done(message('specification.feedback.sent')),
});

export const sendSuggestionContract = endpoint({
  name: 'sendSuggestion',
  method: 'POST',
  path: '/api/feedback/suggection',
  access: 'auth',
  summary: 'Sends a suggestion to the people who run unboXt.',
  rateLimit: { points: 20, seconds: 3600 },
  body: suggestionBody,
  response: done(message('specification.feedback.suggestionSent')),
});
