import type { FeedbackImage, Prisma, User } from '#/generated/prisma/client.ts';
import type { Database } from '#/lib/platform/db.ts';
import { newImageName } from '#/lib/platform/image.ts';

/** Creates a person's screenshot that hasn't been sent yet. */
export async function buildFeedbackImage(
  db: Database,
  { id: userId, companyId }: Pick<User, 'id' | 'companyId'>,
  image: Partial<Prisma.FeedbackImageUncheckedCreateInput> = {},
): Promise<FeedbackImage> {
  const name = newImageName();
  const createdAt = image.createdAt ?? new Date();
  await db.storedImage.create({ data: { name, companyId, bytes: new Uint8Array(9), createdAt } });
  return db.feedbackImage.create({ data: { companyId, userId, createdAt, ...image, name } });
}
