import { handle } from '#/app/handle.ts';
import { getMailPreferences, updateMailPreferences } from '#/lib/domain/mail-preferences/mail-preference.service.ts';
import {
  getMailPreferencesContract,
  updateMailPreferencesContract,
} from '#/lib/domain/mail-preferences/mail-preferences.contract.ts';

export const GET = handle(getMailPreferencesContract, ({ ctx }) => getMailPreferences(ctx));
export const POST = handle(updateMailPreferencesContract, ({ ctx, body }) => updateMailPreferences(ctx, body));
