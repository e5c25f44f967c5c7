import { handle } from '#/app/handle.ts';
import { chooseLanguage } from '#/lib/domain/profile/language.service.ts';
import { chooseLanguageContract } from '#/lib/domain/profile/profile.contract.ts';
import type { Locale } from '#/lib/words/locales.ts';

export const POST = handle(chooseLanguageContract, ({ ctx, body }) =>
  chooseLanguage(ctx, { locale: body.locale as Locale, token: body.token }),
);
