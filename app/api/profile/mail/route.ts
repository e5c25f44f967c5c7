import { handle } from '#/app/handle.ts';
import { getMailPreferences } from '#/lib/domain/mail-preferences/get-mail-preferences.ts';
import {
  getMailPreferencesContract,
  updateMailPreferencesContract,
} from '#/lib/domain/mail-preferences/mail-preferences.contract.ts';
import { updateMailPreferences } from '#/lib/domain/mail-preferences/update-mail-preferences.ts';

export const GET = handle(getMailPreferencesContract, ({ ctx }) => getMailPreferences(ctx));
export const POST = handle(updateMailPreferencesContract, ({ ctx, body }) => updateMailPreferences(ctx, body));
