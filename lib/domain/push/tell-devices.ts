import * as z from 'zod';
import { FAILURES_MAX, type NoticeKind } from '#/lib/domain/push/constants.ts';
import { showNotice } from '#/lib/domain/push/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool, type Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { log } from '#/lib/platform/log.ts';
import { type PushAddress, sendPush } from '#/lib/platform/push/send-push.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { signatureOf } from '#/lib/platform/tokens.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Something to show to a person on their devices. */
export interface Notice {
  userId: number;
  kind: NoticeKind;
  /** The page that it opens. */
  path: `/${string}`;
  /** The push service drops it after this, so no one is notified later. */
  until: Date;
}

/** A device to notify, and how many questions its person has open. */
const toldDevice = z.object({
  id: z.number(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  locale: z.string().nullable(),
  companyLocale: z.string().nullable(),
  badge: z.number(),
});

const statement = `
SELECT d.id, d.endpoint, d.p256dh, d.auth, u.locale, c.locale AS "companyLocale",
  ((SELECT count(*) FROM check_ins i WHERE i.user_id = u.id AND i.company_id = u.company_id AND i.answered_at IS NULL AND i.closes_at > $2)
    + (SELECT count(*) FROM pulse_recipients p JOIN pulse_rounds r ON r.id = p.round_id
       WHERE p.user_id = u.id AND p.company_id = u.company_id AND p.is_told AND NOT p.answered
         AND r.closed_at IS NULL AND r.skipped_at IS NULL AND r.closes_at > $2))::int AS badge
FROM push_subscriptions d JOIN users u ON u.id = d.user_id JOIN companies c ON c.id = u.company_id
WHERE d.user_id = $1 AND u.blocked_at IS NULL AND c.blocked_at IS NULL ORDER BY d.id`;

/**
 * Shows a notification on every device that a person has turned on, in addition to their channel. It only says that
 * something waits. It never throws, because what was sent by email or chat must not be sent again.
 */
export async function tellDevices(ctx: Ctx, { userId, ...notice }: Notice): Promise<void> {
  try {
    const values = [userId, ctx.clock.now()];
    const devices = asRows(toldDevice, await pool().query({ name: 'told-devices', text: statement, values }));
    await Promise.all(
      devices.map(({ locale, companyLocale, badge, ...device }) =>
        showOn(ctx, device, { ...notice, badge, locale: localeOf({ locale, company: { locale: companyLocale } }) }),
      ),
    );
  } catch (error) {
    log().warn({ error: error instanceof Error ? error.name : typeof error }, 'push');
  }
}

/** Sends this to everyone of these who has turned on a device, once the transaction commits. */
export async function tellDevicesLater(
  tx: Transaction,
  { userIds, ...notice }: Omit<Notice, 'userId' | 'until'> & { userIds: readonly number[] },
): Promise<void> {
  const users = await tx.pushDevice.findMany({
    where: { userId: { in: [...userIds] } },
    distinct: ['userId'],
    select: { userId: true },
  });
  // In most companies no one has; then the queue isn't used.
  if (users.length > 0) await enqueue(tx, showNotice, ...users.map(({ userId }) => ({ userId, ...notice })));
}

interface ShownNotice extends Omit<Notice, 'userId'> {
  locale: Locale;
  /** How many questions are open: the number on the product's icon. */
  badge: number;
}

/** Sends a notification to one device's push service, and records and returns the outcome. */
export async function showOn(
  ctx: Pick<Ctx, 'clock' | 'db'>,
  { id, ...address }: { id: number } & PushAddress,
  { kind, path, badge, locale, until }: ShownNotice,
): Promise<'taken' | 'gone' | 'refused'> {
  const now = ctx.clock.now();
  const t = wordsFor(locale, 'push.notices');
  // One notification per subject: a reminder replaces the first one, on the device and at the service.
  const topic = signatureOf(`push-topic/${path}`).slice(0, TOPIC_LENGTH);
  const outcome = await sendPush(address, {
    payload: JSON.stringify({ title: t(`${kind}.title`), text: t(`${kind}.text`), path, topic, badge, lang: locale }),
    ttlSeconds: Math.max(SHORTEST_SECONDS, Math.round((until.getTime() - now.getTime()) / 1000)),
    topic,
  });
  const where = { id, endpoint: address.endpoint };
  if (outcome === 'gone') await ctx.db.pushDevice.deleteMany({ where });
  else if (outcome === 'taken') await ctx.db.pushDevice.updateMany({ where, data: { lastOkAt: now, failures: 0 } });
  else {
    await ctx.db.pushDevice.updateMany({ where, data: { failures: { increment: 1 } } });
    await ctx.db.pushDevice.deleteMany({ where: { ...where, failures: { gte: FAILURES_MAX } } });
  }
  return outcome;
}

/** The length that RFC 8030 allows. */
const TOPIC_LENGTH = 32;
const SHORTEST_SECONDS = 60;
