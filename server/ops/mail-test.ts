import { mailedEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { env } from '#/lib/platform/env.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';
import type { Command } from '#/server/ops/command.ts';
import { readField } from '#/server/ops/person.ts';

export const mailTest: Command = {
  name: 'mail test',
  usage: '<address>',
  summary: 'Sends an email with the product’s settings, and says whether the mail server accepted it.',
  values: [1, 1],
  run: async ({ ctx, values }) => {
    const address = readField('<address>', mailedEmail, values[0] ?? '');
    await sendMail({ to: { name: '', address }, messageKey: `test.${ctx.requestId}`, ...testMail(ctx.locale) });
    return { lines: [`${new URL(env().SMTP_URL).host} accepted an email to ${address}. Check whether it arrives.`] };
  },
};

function testMail(locale: Locale) {
  const t = wordsFor(locale, 'operation.testMail');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale,
      preheader: t('preheader'),
      heading: t('heading'),
      paragraphs: [t('arrived', { from: env().MAIL_FROM, address: env().APP_URL }), t('nothing')],
      footnotes: [t('why')],
    }),
  };
}
