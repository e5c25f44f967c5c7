import { presentImageUrl } from '#/lib/domain/accounts/present.ts';
import { CHART_PHOTOS_MAX } from '#/lib/domain/chart/constants.ts';
import type { MemberColumns } from '#/lib/domain/chart/steps/read-members.ts';
import type { ChartStructure } from '#/lib/domain/chart/steps/read-structure.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { toPrintedImage } from '#/lib/platform/image.ts';

/** The photos of those who are drawn, small, by their addresses; none where there are too many people for photos. */
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
  const named = [...admins, ...leaders].map((person) => person?.imageName ?? null);
  const names = [...new Set([...named, ...imageNames])].filter((name) => name !== null);
  const stored = await ctx.db.storedImage.findMany({
    where: { companyId: ctx.company.id, name: { in: names } },
    select: { name: true, bytes: true },
  });
  for (const { name, bytes } of stored) {
    const printed = await toPrintedImage(bytes);
    if (printed) photos.set(presentImageUrl(name) ?? '', printed);
  }
  return photos;
}
