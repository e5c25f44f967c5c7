import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { CHART_PHOTOS_MAX } from '#/lib/domain/chart/constants.ts';
import type { MemberColumns } from '#/lib/domain/chart/read-members.ts';
import type { ChartStructure } from '#/lib/domain/chart/read-structure.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { toPrintedImage } from '#/lib/platform/image.ts';

/** Reads small photos of the people who are drawn, by their addresses; none where there are too many people. */
export async function readPhotos(
  ctx: UserCtx,
  { admins, departments, teams }: ChartStructure,
  { imageNames }: MemberColumns,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const photos = new Map<string, Uint8Array>();
  if (imageNames.length > CHART_PHOTOS_MAX) return photos;
  const leaders = [...departments, ...teams].flatMap((place) => [
    place.leader,
    'secondaryLeader' in place ? place.secondaryLeader : null,
  ]);
  const leaderImageNames = [...admins, ...leaders].map((person) => person?.imageName ?? null);
  const names = [...new Set([...leaderImageNames, ...imageNames])].filter((name) => name !== null);
  const images = await ctx.db.storedImage.findMany({
    where: { companyId: ctx.company.id, name: { in: names } },
    select: { name: true, bytes: true },
  });
  for (const { name, bytes } of images) {
    const printed = await toPrintedImage(bytes);
    if (printed) photos.set(presentImageUrl(name) ?? '', printed);
  }
  return photos;
}
