import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/button.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { listSessionsContract } from '#/lib/domain/accounts/contract.ts';

type Session = Output<typeof listSessionsContract>['sessions'][number];

interface SessionRowProps {
  session: Session;
  onEnd: (id: string) => void;
}

/** One session: device, when it began and was last seen, and its end button unless it is this one. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { id, device, isProgram, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-0.5 text-14">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isCurrent && <Badge look="accent">This session</Badge>}
          {isProgram && <Badge>Program</Badge>}
        </p>
        <p className="text-13 text-muted">
          Signed in {asDateTime(createdAt)}, last seen {asDateTime(lastSeenAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`End the session of ${device}, last seen ${asDateTime(lastSeenAt)}`}
          onClick={() => onEnd(id)}
        >
          End
        </Button>
      )}
    </li>
  );
}

function asDateTime(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
