import { presentWords } from '#/lib/domain/notifications/present.ts';
import { publishNotification } from '#/lib/domain/notifications/steps/publish-notification.ts';
import { sendResultsMail } from '#/lib/domain/pulses/queues.ts';
import { announcePulse } from '#/lib/domain/pulses/steps/announce-pulse.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Published {
  id: number;
  companyId: number;
  pulseId: number;
  /** Whether anything of it is shown. */
  isShown: boolean;
}

/** Tells its creator and the leaders of its teams that a round's results are in, by notification and by mail. */
export async function announceResults(
  tx: Transaction,
  ctx: Ctx,
  { id, companyId, pulseId, isShown }: Published,
): Promise<void> {
  const readers = (await announcePulse(tx, pulseId)).filter(({ isConcerned }) => isConcerned);
  const { name } = await tx.pulse.findUniqueOrThrow({ where: { id: pulseId } });
  const kind = isShown ? 'results' : 'tooFew';
  const words = wordsFor(defaultLocale, 'pulses.notices');
  const news = {
    companyId,
    title: words(`${kind}.title`),
    message: presentWords((tags, plain) => words.markup(`${kind}.message`, { ...tags, pulse: plain(name) })),
    icon: 'pulse',
    color: isShown ? 'good' : 'default',
    button: { title: words(`${kind}.button`), href: `/digitalPulse?tab=result&pulse=${pulseId}` },
  } as const;
  for (const [role, its] of Map.groupBy(readers, (reader) => reader.role)) {
    await publishNotification(tx, ctx, { ...news, role, userIds: its.map(({ userId }) => userId) });
  }
  await enqueue(tx, sendResultsMail, ...readers.map(({ userId }) => ({ roundId: id, userId })));
}
