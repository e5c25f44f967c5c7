import * as z from 'zod';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Makes a stored picture the person's photo, or removes the photo, and deletes the previous one. Parallel calls run one
 * after another, so that no picture is left over.
 */
export async function replaceImage(tx: Transaction, userId: number, imageName: string | null): Promise<void> {
  const rows = asRows(
    z.object({ imageName: z.string().nullable() }),
    await tx.$queryRaw`
    SELECT image_name AS "imageName" FROM users WHERE id = ${userId} FOR UPDATE`,
  );
  const before = rows[0]?.imageName;
  await tx.user.update({ where: { id: userId }, data: { imageName } });
  if (before) await tx.storedImage.deleteMany({ where: { name: before } });
}
