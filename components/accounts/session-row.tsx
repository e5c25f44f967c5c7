import { relativeTime } from '#/components/frame/time/relative-time.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { listSessionsContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

type Session = Output<typeof listSessionsContract>['sessions'][number];

interface SessionRowProps {
  session: Session;
  /** The moment that the relative times refer to. */
  nowMs: number;
  isEnding: boolean;
  onEnd: (id: string) => void;
}

/** One session: device, when it began and was last seen, and its end button unless it is this one. */
export function SessionRow({ session, nowMs, isEnding, onEnd }: SessionRowProps) {
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
          Signed in <Since instant={createdAt} nowMs={nowMs} />
          {!isCurrent && (
            <>
              , last seen <Since instant={lastSeenAt} nowMs={nowMs} />
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Sign out ${device}, last seen ${relativeTime(lastSeenAt, nowMs)}`}
          loading={isEnding}
          onClick={() => onEnd(id)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function Since({ instant, nowMs }: { instant: string; nowMs: number }) {
  return (
    <time dateTime={instant} title={exact.format(new Date(instant))}>
      {relativeTime(instant, nowMs)}
    </time>
  );
}
