import { handle } from '#/app/handle.ts';
import { updateMailPreferences } from '#/lib/domain/mail-preferences/commands/update-mail-preferences.ts';
import { getMailPreferencesContract, updateMailPreferencesContract } from '#/lib/domain/mail-preferences/contract.ts';
import { getMailPreferences } from '#/lib/domain/mail-preferences/queries/get-mail-preferences.ts';

export const GET = handle(getMailPreferencesContract, ({ ctx }) => getMailPreferences(ctx));
export const POST = handle(updateMailPreferencesContract, ({ ctx, body }) => updateMailPreferences(ctx, body));
