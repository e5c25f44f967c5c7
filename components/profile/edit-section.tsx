'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { BirthdaysCard } from '#/components/profile/birthdays-card.tsx';
import { ChannelSelect } from '#/components/profile/channel-select.tsx';
import { EditForm } from '#/components/profile/edit-form.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import {
  getMailPreferencesContract,
  updateMailPreferencesContract,
} from '#/lib/domain/mail-preferences/mail-preferences.contract.ts';
import { getProfileContract } from '#/lib/domain/profile/profile.contract.ts';

export function EditSection() {
  const t = useTranslations('profile.edit');
  const query = useQuery({
    queryKey: queryKey(getProfileContract, {}),
    queryFn: ({ signal }) => call(getProfileContract, {}, signal),
  });
  return (
    <SectionState query={query} failure={t('failed')}>
      {({ profile }) => (
        <div className="flex flex-col gap-6">
          <EditForm profile={profile} />
          <MailCard />
          <BirthdaysCard />
        </div>
      )}
    </SectionState>
  );
}

const key = queryKey(getMailPreferencesContract, {});

/** Turns the emails of a kind off and on; a switch moves immediately and back if that fails. */
function MailCard() {
  const t = useTranslations('mail-preferences.card');
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getMailPreferencesContract, {}, signal) });
  const save = useMutation({
    mutationFn: (body: Input<typeof updateMailPreferencesContract>['body']) =>
      call(updateMailPreferencesContract, { body }),
    onSuccess: (saved) => queryClient.setQueryData(key, saved),
  });
  const preferences = query.data && { ...query.data, ...(save.isPending && save.variables) };
  const error = save.error ?? query.error;
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-4">
        {error && (
          <Alert state="bad" announce="politely">
            {error.message}
          </Alert>
        )}
        {preferences && (
          <Switch
            trailing
            label={t('checkIns')}
            help={t('checkInsHelp')}
            checked={preferences.checkInMails}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate({ checkInMails: target.checked })}
          />
        )}
        {preferences && preferences.briefMails !== null && (
          <Switch
            trailing
            label={t('brief')}
            help={t('briefHelp')}
            checked={preferences.briefMails ?? true}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate({ briefMails: target.checked })}
          />
        )}
        <ChannelSelect hasBrief={typeof preferences?.briefMails === 'boolean'} />
        {query.isPending && (
          <LoadingArea>
            <Skeleton className="h-10 w-full" />
          </LoadingArea>
        )}
      </div>
    </Card>
  );
}
