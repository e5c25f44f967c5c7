'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { adviseSmallCompany, describeMoreCareful, describeSmallestGroup } from '#/components/privacy/privacy-words.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { changedFields } from '#/components/ui/fields/changed-fields.ts';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { getPrivacyContract, updatePrivacyContract } from '#/lib/domain/privacy/privacy.contract.ts';

type Privacy = Output<typeof getPrivacyContract>;

const sizes = Array.from({ length: K_ANON_MAX - K_ANON_MIN + 1 }, (_, i) => K_ANON_MIN + i);

/** Shows how small a group with results may be. */
export function PrivacyCard() {
  const t = useTranslations('privacy.card');
  const query = useQuery({
    queryKey: queryKey(getPrivacyContract, {}),
    queryFn: ({ signal }) => call(getPrivacyContract, {}, signal),
  });
  return (
    <Card id="privacy" title={t('title')} description={t('description')}>
      {query.data && <PrivacyForm key={`${query.data.minimumGroupSize} ${query.data.isMoreCareful}`} {...query.data} />}
      {query.isPending && <Skeleton className="h-24 w-full" />}
      {query.error && <Alert state="bad">{query.error.message}</Alert>}
    </Card>
  );
}

function PrivacyForm({ minimumGroupSize, isMoreCareful, peopleCount }: Privacy) {
  const t = useTranslations('privacy.card');
  const meaning = useTranslations('privacy.means');
  const [size, setSize] = useState(minimumGroupSize);
  const [isCareful, setCareful] = useState(isMoreCareful);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: async () => {
      const settings = { minimumGroupSize: size, isMoreCareful: isCareful };
      const changes = changedFields(settings, { minimumGroupSize, isMoreCareful });
      // A size is always sent: the current one, if it wasn't changed here.
      const now = await call(getPrivacyContract, {});
      return call(updatePrivacyContract, { body: { minimumGroupSize: now.minimumGroupSize, ...changes } });
    },
    onSuccess: async ({ message }) => {
      showMessage({ kind: 'good', text: message });
      void queryClient.invalidateQueries({ queryKey: [listActivityContract.name] });
      await queryClient.invalidateQueries({ queryKey: [getPrivacyContract.name] });
    },
  });
  const advice = adviseSmallCompany({ size, peopleCount }, meaning);
  return (
    <form
      method="post"
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      className="flex flex-col gap-4"
    >
      <ErrorSummary title={t('failed')} errors={save.error ? [{ message: save.error.message }] : []} />
      <Field label={t('size')} help={describeSmallestGroup(size, meaning)} className="max-w-2xl">
        {(control) => (
          <Select
            {...control}
            className="max-w-60"
            options={sizes.map((value) => ({ value, label: t('people', { size: value }) }))}
            value={size}
            onChange={(event) => setSize(Number(event.target.value))}
          />
        )}
      </Field>
      <ul className="max-w-2xl">
        <CheckOption
          look="card"
          title={t('careful')}
          detail={describeMoreCareful(size, meaning)}
          isChosen={isCareful}
          onChange={setCareful}
        />
      </ul>
      {advice && <Alert state="info">{advice}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-muted">{t('applies')}</p>
        <Button
          type="submit"
          full
          disabled={size === minimumGroupSize && isCareful === isMoreCareful}
          loading={save.isPending}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
