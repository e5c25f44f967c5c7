import { presentImage } from '#/lib/domain/profile/profile.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Returns a stored picture to everybody who knows its unguessable name; throws `not_found`. */
export async function getImage(ctx: Ctx, { name }: { name: string }): Promise<Response> {
  const image = await ctx.db.storedImage.findUnique({ where: { name }, select: { bytes: true } });
  if (!image) throw notFound();
  return presentImage(image.bytes);
}
