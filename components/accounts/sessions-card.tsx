'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SessionRow } from '#/components/accounts/session-row.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import {
  endOtherSessionsContract,
  endSessionContract,
  listSessionsContract,
} from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

const key = queryKey(listSessionsContract, {});

/** Where the person is signed in, with a way to end each other session or all of them. */
export function SessionsCard() {
  const client = useQueryClient();
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSessionsContract, {}, signal) });
  const sessions = list.data?.sessions ?? [];
  const refetch = () => client.invalidateQueries({ queryKey: key });

  const endOne = useAction(async (id: string) => {
    const { message } = await call(endSessionContract, { body: { id } });
    await refetch();
    showMessage({ kind: 'good', text: message });
  });
  const endOthers = useAction(async () => {
    const { message } = await call(endOtherSessionsContract, { body: {} });
    await refetch();
    showMessage({ kind: 'good', text: message });
  });
  const failure = list.error ?? endOne.error ?? endOthers.error;

  return (
    <Card
      title="Where you are signed in"
      description="Don’t recognise one? Sign it out."
      actions={
        sessions.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            loading={endOthers.isRunning}
            onClick={() => endOthers.run(undefined)}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      {failure && (
        <Alert state="bad" announce="now" className="mb-4">
          {failure.message}
        </Alert>
      )}
      {list.isPending && (
        <LoadingArea label="Loading your sessions">
          <Skeleton className="h-12 w-full" />
        </LoadingArea>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            nowMs={list.dataUpdatedAt}
            isEnding={endOne.runningWith === session.id}
            onEnd={endOne.run}
          />
        ))}
      </ul>
    </Card>
  );
}
