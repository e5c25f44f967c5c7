import * as z from 'zod';
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
