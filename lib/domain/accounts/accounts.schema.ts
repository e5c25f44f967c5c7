import * as z from 'zod';
import { displayNameMax, notARobot, passwordLength, visitedAccountCount } from '#/lib/domain/accounts/constants.ts';
import { knownEmail, mailedEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { message, type Said } from '#/lib/words/message.ts';
import { holdsWebAddress } from '#/lib/words/plain-text.ts';
import { plainTitle } from '#/lib/words/plain-title.ts';

export type { RoleName } from '#/lib/platform/roles.ts';

/**
 * Returns the schema for the name of a company, department or team: any readable line, but no web address, because
 * the name appears in our emails.
 */
export const displayName = (label: string | Said) =>
  z
    .string(message('fields.displayName.required', { label }))
    .overwrite(plainTitle)
    .min(1, message('fields.displayName.required', { label }))
    .max(displayNameMax, message('fields.displayName.long', { label, most: displayNameMax }))
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, message('fields.displayName.characters', { label }))
    .refine((name) => !holdsWebAddress(name), message('fields.webAddress', { label }));

const noTimeZone = message('fields.noTimeZone');

/** A number or its digits, as a form's list sends them; an empty choice doesn't mean the first entry. */
export const timeZoneId = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ],
    noTimeZone,
  )
  .refine((id) => id >= 0 && id <= 23 && id !== 9, noTimeZone);

/** The id, name or offset of an entry, or an IANA name; the verb in the message says what an unknown one may be. */
export const timeZone = z.union([z.int(), z.string().max(64)], noTimeZone);

export const newPassword = z
  .string(message('fields.password.choose'))
  .min(passwordLength.min, message('fields.password.short', { least: passwordLength.min }))
  .max(passwordLength.max, message('fields.password.long', { most: passwordLength.max }));

/** The zone the browser reports; stored if it matches the chosen entry of the list. */
export const browserTimeZone = z.string().max(64).optional();

/** The current password of its owner. */
const ownPassword = z
  .string(message('fields.password.enter'))
  .min(1, message('fields.password.enter'))
  .max(passwordLength.max, message('fields.password.wrong'));

/** The pass that a solved captcha gives, with the message of a missing one. */
export const captchaPass = z.string(notARobot).min(1, notARobot).max(100, notARobot).meta({ title: 'robot' });

export const signInBody = z.object({
  email: knownEmail,
  password: ownPassword,
  captcha: captchaPass.optional(),
});

export const passwordOnlyBody = z.object({ password: ownPassword }).meta({ id: 'PasswordBody' });

export const emailOnlyBody = z.object({ email: mailedEmail }).meta({ id: 'EmailOnlyBody' });

/** Six digits of an authenticator app, with or without a space, or a recovery code. */
export const secondFactorCode = z
  .string(message('fields.code.enter'))
  .transform((code) => code.replace(/\s+/g, ''))
  .pipe(z.string().min(1, message('fields.code.enter')).max(40, message('fields.code.long')));

export const secondFactorCodeBody = z.object({ code: secondFactorCode });

export const renewRecoveryCodesBody = z.object({ password: ownPassword, code: secondFactorCode });

export const openSessionBody = z.object({
  token: z.string().max(200).describe('The ticket from `POST /api/auth/login`.'),
  code: secondFactorCode
    .optional()
    .describe('Six digits from the app, or a recovery code, after `second_factor_required`.'),
});

/** An account that a browser remembers, in `visitedAccounts` of its local storage. */
export const visitedAccount = z.object({
  email: knownEmail,
  firstName: z.string().max(200).default(''),
  lastName: z.string().max(200).default(''),
  image: z.string().max(500).nullable().default(null),
});
export type VisitedAccount = z.output<typeof visitedAccount>;

export const visitedAccounts = z.array(visitedAccount).max(visitedAccountCount);

/** The accounts as programs may send them: an account, or only its email address. */
export const sentAccounts = z
  .array(z.union([visitedAccount, knownEmail.transform((email) => visitedAccount.parse({ email }))]))
  .max(visitedAccountCount);

export const setPasswordBody = z
  .object({ token: z.string().max(200), password: newPassword })
  .meta({ id: 'SetPasswordBody' });

/** The answer of a call that returns a token. */
export const tokenOnly = z.object({ token: z.string() });

/** A token from an email or a link. */
export const tokenBody = z.object({ token: z.string().max(200) });
