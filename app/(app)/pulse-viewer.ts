import { redirect } from 'next/navigation';
import { pageLocale } from '#/app/page-request.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

/** Returns the viewer of pulses; Members are sent home. */
export async function pulseViewer({ actor, company, locale: language }: UserCtx): Promise<PulseViewer> {
  const { role, userId } = actor;
  if (role === 'Member') redirect('/dashboard');
  const locale = await pageLocale();
  const { name: companyName, minimumGroupSize } = company;
  return { userId, role, companyName, minimumGroupSize, language, languages: offeredLocales, locale };
}
