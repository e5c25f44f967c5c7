import { redirect } from 'next/navigation';
import { pageLocale } from '#/app/page-request.ts';
import type { PulseViewer } from '#/components/pulses/pulse-viewer.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the viewer of pulses; Members are sent home. */
export async function pulseViewer({ actor, company }: UserCtx): Promise<PulseViewer> {
  const { role, userId } = actor;
  if (role === 'Member') redirect('/dashboard');
  const locale = await pageLocale();
  return { userId, role, companyName: company.name, minimumGroupSize: company.minimumGroupSize, locale };
}
