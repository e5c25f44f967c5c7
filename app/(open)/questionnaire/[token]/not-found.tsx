import { MissingCheckIn } from '#/components/check-ins/missing-check-in.tsx';

export default function CheckInNotFound() {
  return <MissingCheckIn />;
}
