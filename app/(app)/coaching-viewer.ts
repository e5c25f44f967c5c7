import { pageLocale } from '#/app/page-request.ts';
import type { CoachingViewer } from '#/components/coaching/coaching-viewer.ts';
import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the viewer of the coaching corner, as others see them there. */
export async function coachingViewer({ actor }: UserCtx): Promise<CoachingViewer> {
  const { firstName, lastName, imageName } = actor;
  const locale = await pageLocale();
  const image = presentImageUrl(imageName) ?? undefined;
  return { firstName, lastName, image, isLeader: actor.role === 'Team Leader', locale };
}
