'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { DateField } from '#/components/ui/fields/date-field.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { getOnboardingMeContract, saveOnboardingMeContract } from '#/lib/domain/onboarding/onboarding.contract.ts';
import { formatLocales } from '#/lib/words/locales.ts';

const key = queryKey(getOnboardingMeContract, {});
const EARLIEST = '1900-01-01';

type Me = Output<typeof getOnboardingMeContract>;
type Choice = Partial<Pick<Me['you'], 'birthDate' | 'shareBirthday' | 'getMembersBirthdays'>>;

/**
 * Shows whether teammates hear about the person's birthday, and the person about theirs; changes are saved immediately.
 */
export function BirthdaysCard() {
  const t = useTranslations('birthdays.card');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getOnboardingMeContract, {}, signal) });
  const save = useMutation({
    mutationFn: (body: Choice) => call(saveOnboardingMeContract, { body }),
    onSuccess: (_, body) => queryClient.setQueryData<Me>(key, (me) => me && { ...me, you: { ...me.you, ...body } }),
  });
  const error = save.error ?? query.error;
  const you = query.data && { ...query.data.you, ...(save.isPending ? save.variables : {}) };
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-5">
        {error && (
          <Alert state="bad" announce="politely">
            {error.message}
          </Alert>
        )}
        {you && (
          <>
            <Field label={t('date')} help={t('dateHelp')} optional>
              {(control) => (
                <div className="medium:max-w-72">
                  <DateField
                    {...control}
                    min={EARLIEST}
                    opensAt="1990-01-01"
                    locale={formatLocales[locale]}
                    autoComplete="bday"
                    value={you.birthDate ?? ''}
                    onChange={(day) => {
                      if (isLocalDate(day)) save.mutate({ birthDate: day });
                      else if (day === '') save.mutate({ birthDate: null, shareBirthday: false });
                    }}
                  />
                </div>
              )}
            </Field>
            <Switch
              trailing
              label={t('share')}
              help={t(you.birthDate ? 'shareHelp' : 'shareNoDate')}
              checked={you.shareBirthday}
              disabled={!you.birthDate || save.isPending}
              onChange={({ target }) => save.mutate({ shareBirthday: target.checked })}
            />
            <Switch
              trailing
              label={t('tell')}
              help={t('tellHelp')}
              checked={you.getMembersBirthdays}
              disabled={save.isPending}
              onChange={({ target }) => save.mutate({ getMembersBirthdays: target.checked })}
            />
          </>
        )}
        {query.isPending && (
          <LoadingArea>
            <Skeleton className="h-32 w-full" />
          </LoadingArea>
        )}
      </div>
    </Card>
  );
}
