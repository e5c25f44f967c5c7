import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { replaceImage } from '#/lib/domain/accounts/person/replace-image.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { maxPixels, newImageName, toStoredImage } from '#/lib/platform/image.ts';
import { message } from '#/lib/words/message.ts';

/** Makes an uploaded picture the person's photo and returns its address; throws `invalid` for what is not a picture. */
export async function setImage(ctx: UserCtx, { image }: { image: File }): Promise<{ url: string }> {
  const bytes = await toStoredImage(new Uint8Array(await image.arrayBuffer()));
  if (!bytes) throw invalid('This file cannot be used. Please choose a JPEG, PNG or WebP picture.');
  if (bytes === 'tooLarge') throw invalid(message('api.problems.manyPixels', { most: maxPixels / 1e6 }));
  const name = newImageName();
  await ctx.db.$transaction(async (tx) => {
    await tx.storedImage.create({ data: { name, companyId: ctx.company.id, bytes, createdAt: ctx.clock.now() } });
    await replaceImage(tx, ctx.actor.userId, name);
  });
  return { url: presentImageUrl(name) ?? '' };
}
