import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { leaveForMissing } from '#/app/missing.ts';

/** No pulse has been made yet, so no id names one. */
export default async function DigitalPulseEditPage() {
  await getPageCtxAs('Administrator', 'Team Leader', 'Department Leader');
  leaveForMissing();
}
