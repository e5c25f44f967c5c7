import * as z from 'zod';
import { OPEN_NOTIFICATION_PATH } from '#/lib/domain/notifications/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const opened = z.object({ href: z.string() });

/**
 * Notes that the button of an own notification was clicked which only leads somewhere, and returns where. It may be
 * clicked again. Throws `not_found` for one that is not one's own or leads nowhere.
 */
export async function openNotification({ db, actor, company, clock }: UserCtx, id: number): Promise<{ href: string }> {
  const now = clock.now();
  const [found] = asRows(
    opened,
    await db.$queryRaw`
    UPDATE notifications
    SET button_clicked_at = coalesce(button_clicked_at, ${now}), seen_at = coalesce(seen_at, ${now})
    WHERE id = ${id} AND company_id = ${company.id} AND user_id = ${actor.userId}
      AND button_link = ${OPEN_NOTIFICATION_PATH}
    RETURNING props ->> 'href' AS href`,
  );
  if (!found) throw notFound();
  return found;
}
