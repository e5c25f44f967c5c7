import { leaveForMissing } from '#/app/missing.ts';

/** Serves every address that is no page. */
export default function UnknownPage() {
  leaveForMissing();
}
