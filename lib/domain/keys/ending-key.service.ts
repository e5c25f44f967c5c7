import * as z from 'zod';
import { KEYS_PATH, keyWarningMs } from '#/lib/domain/keys/constants.ts';
import { keyEndsMail } from '#/lib/domain/keys/key-ends.email.ts';
import { sendKeyEndsMail } from '#/lib/domain/keys/queues.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

const endingRow = z.object({
  id: z.number(),
  companyId: z.number(),
  name: z.string(),
  day: z.string(),
  administrators: z.array(z.number()),
});

/** Tells the administrators, by notification and email, about keys that end within 14 days, once per key. */
export async function warnOfEndingKeys(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + keyWarningMs);
  await inTransaction(ctx.db, async (tx) => {
    // With two workers, the second finds nothing left.
    const keys = asRows(
      endingRow,
      await tx.$queryRaw`
      WITH ending AS (UPDATE api_keys k SET warned_at = ${now} FROM companies c
        WHERE c.id = k.company_id AND c.blocked_at IS NULL AND k.revoked_at IS NULL AND k.warned_at IS NULL
          AND k.expires_at > ${now} AND k.expires_at <= ${until}
        RETURNING k.id, k.company_id, k.name, k.expires_at, c.time_zone)
      SELECT id, company_id AS "companyId", name, (expires_at AT TIME ZONE time_zone)::date::text AS day,
        ARRAY(SELECT a.user_id FROM administrators a JOIN users u ON u.id = a.user_id
          WHERE a.company_id = ending.company_id AND u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL ORDER BY 1) AS administrators
      FROM ending ORDER BY id`,
    );
    for (const { id: keyId, companyId, name, day, administrators: userIds } of keys) {
      await publishNotification(tx, ctx, {
        companyId,
        aboutUserId: null,
        userIds,
        role: 'Administrator',
        title: message('keys.notice.title'),
        message: message('keys.notice.message', { name, day: { date: day } }),
        icon: 'person',
        color: 'neutral',
        button: { title: message('keys.notice.button'), href: KEYS_PATH },
      });
      await enqueue(tx, sendKeyEndsMail, ...userIds.map((userId) => ({ keyId, userId })));
    }
  });
}

/** Tells an administrator by email that a key ends soon, unless it has been revoked or they no longer are one. */
export async function mailKeyEnds(ctx: Ctx, { keyId, userId }: { keyId: number; userId: number }): Promise<void> {
  const key = await ctx.db.apiKey.findUnique({ where: { id: keyId } });
  const user = await ctx.db.user.findUnique({
    where: { id: userId },
    include: { company: true, administrator: true },
  });
  if (!key || key.revokedAt || key.expiresAt <= ctx.clock.now()) return;
  if (!user?.administrator || user.blockedAt || user.companyId !== key.companyId) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `key-ends.${keyId}.${userId}`,
    ...keyEndsMail({
      locale: localeOf(user),
      firstName: user.firstName,
      companyName: user.company.name,
      keyName: key.name,
      endsAt: key.expiresAt,
      timeZone: user.timeZone,
    }),
  });
}
