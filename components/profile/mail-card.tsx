'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getMailPreferencesContract, updateMailPreferencesContract } from '#/lib/domain/mail-preferences/contract.ts';

const key = queryKey(getMailPreferencesContract, {});

/** Turns the check-in mails off and on; the switch moves at once and back when that fails. */
export function MailCard() {
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getMailPreferencesContract, {}, signal) });
  const save = useMutation({
    mutationFn: (checkInMails: boolean) => call(updateMailPreferencesContract, { body: { checkInMails } }),
    onSuccess: (saved) => queryClient.setQueryData(key, saved),
  });
  const error = save.error ?? query.error;
  return (
    <Card title="Mail">
      <div className="flex flex-col gap-4">
        {error && (
          <Alert state="bad" announce="politely">
            {error.message}
          </Alert>
        )}
        {query.data && (
          <Switch
            trailing
            label="Check-in and pulse mails"
            help="Turned off, your check-ins and pulses wait for you here. Mails about your account always reach you."
            checked={save.isPending ? save.variables : query.data.checkInMails}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate(target.checked)}
          />
        )}
        {query.isPending && (
          <LoadingArea>
            <Skeleton className="h-10 w-full" />
          </LoadingArea>
        )}
      </div>
    </Card>
  );
}
