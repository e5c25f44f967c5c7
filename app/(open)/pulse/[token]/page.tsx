import { leaveForMissing } from '#/app/missing.ts';

/** No pulse has been sent yet, so no link opens one. */
export default function PulsePage() {
  leaveForMissing();
}
