import * as z from 'zod';
import { OPEN_NOTIFICATION_PATH } from '#/lib/domain/notifications/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const hrefRow = z.object({ href: z.string() });

/**
 * Records a click on a button that only leads to a page, and returns the page. It may be clicked again. Throws
 * `not_found` for a notification of somebody else and for one that leads nowhere.
 */
export async function openNotification({ db, actor, company, clock }: UserCtx, id: number): Promise<{ href: string }> {
  const now = clock.now();
  const [row] = asRows(
    hrefRow,
    await db.$queryRaw`
    UPDATE notifications
    SET button_clicked_at = coalesce(button_clicked_at, ${now}), seen_at = coalesce(seen_at, ${now})
    WHERE id = ${id} AND company_id = ${company.id} AND user_id = ${actor.userId}
      AND button_link = ${OPEN_NOTIFICATION_PATH}
    RETURNING props ->> 'href' AS href`,
  );
  if (!row) throw notFound();
  return row;
}
