import { feedbackMail } from '#/lib/domain/feedback/feedback.email.ts';
import { listTypes } from '#/lib/domain/feedback/feedback.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/** Mails feedback or a suggestion to the makers of the product; nothing where its author has been erased since. */
export async function mailFeedback(ctx: Ctx, feedbackId: number): Promise<void> {
  const feedback = await ctx.db.feedback.findUnique({
    where: { id: feedbackId },
    include: {
      user: { include: { company: true } },
      images: { include: { image: true }, orderBy: { createdAt: 'asc' } },
    },
  });
  if (!feedback) return;
  const { user, typeId, text, rate, score, images } = feedback;
  const { attachmentName, ...mail } = feedbackMail({
    locale: defaultLocale,
    type: listTypes().find(({ id }) => id === typeId)?.name ?? null,
    text,
    rate,
    score,
    screenshots: images.length,
    author: { name: `${user.firstName} ${user.lastName}`, email: user.email, company: user.company.name },
  });
  const address = env().FEEDBACK_MAIL_TO ?? env().MAIL_FROM;
  await sendMail({
    to: { name: 'unboXt', address },
    messageKey: `feedback.${feedbackId}`,
    attachments: images.map(({ image }, at) => ({
      name: attachmentName(at + 1),
      type: 'image/webp',
      content: image.bytes,
    })),
    ...mail,
  });
}
