import { leaveForMissing } from '#/app/missing.ts';

/** Every address that is no page. */
export default function UnknownPage() {
  leaveForMissing();
}
