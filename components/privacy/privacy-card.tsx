'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

const sizes = Array.from({ length: K_ANON_MAX - K_ANON_MIN + 1 }, (_, i) => {
  const value = K_ANON_MIN + i;
  return { value, label: value === 5 ? `${value} people (standard)` : `${value} people` };
});

/** How small a group may be and still have results. */
export function PrivacyCard() {
  const query = useQuery({
    queryKey: queryKey(getPrivacyContract, {}),
    queryFn: ({ signal }) => call(getPrivacyContract, {}, signal),
  });
  return (
    <Card
      title="Privacy"
      description="Only a team’s own leaders see who answered what, and only in its check-ins. Everyone else sees results once enough people have answered."
    >
      {query.data && <PrivacyForm key={`${query.data.minimumGroupSize} ${query.data.isMoreCareful}`} {...query.data} />}
      {query.isPending && <Skeleton className="h-24 w-full" />}
      {query.error && <Alert state="bad">{query.error.message}</Alert>}
    </Card>
  );
}

function PrivacyForm({ minimumGroupSize, isMoreCareful, peopleCount }: Privacy) {
  const [size, setSize] = useState(minimumGroupSize);
  const [isCareful, setCareful] = useState(isMoreCareful);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: async () => {
      const settings = { minimumGroupSize: size, isMoreCareful: isCareful };
      const changes = changedFields(settings, { minimumGroupSize, isMoreCareful });
      // A size is always sent: the one of now, where it was not changed here.
      const now = await call(getPrivacyContract, {});
      return call(updatePrivacyContract, { body: { minimumGroupSize: now.minimumGroupSize, ...changes } });
    },
    onSuccess: async ({ message }) => {
      showMessage({ kind: 'good', text: message });
      void queryClient.invalidateQueries({ queryKey: [listActivityContract.name] });
      await queryClient.invalidateQueries({ queryKey: [getPrivacyContract.name] });
    },
  });
  const advice = adviseSmallCompany({ size, peopleCount });
  return (
    <form
      method="post"
      aria-label="Privacy"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      className="flex flex-col gap-4"
    >
      <ErrorSummary title="The setting was not saved" errors={save.error ? [{ message: save.error.message }] : []} />
      <Field label="Smallest group" help={describeSmallestGroup(size)} className="max-w-2xl">
        {(control) => (
          <Select
            {...control}
            className="max-w-60"
            options={sizes}
            value={size}
            onChange={(event) => setSize(Number(event.target.value))}
          />
        )}
      </Field>
      <ul className="max-w-2xl">
        <CheckOption
          look="card"
          title="Wait for twice as many answers"
          detail={describeMoreCareful(size)}
          isChosen={isCareful}
          onChange={setCareful}
        />
      </ul>
      {advice && <Alert state="info">{advice}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-muted">
          A change applies from tonight, when new results are published. Everyone who leads a team or department is told
          about it.
        </p>
        <Button
          type="submit"
          full
          disabled={size === minimumGroupSize && isCareful === isMoreCareful}
          loading={save.isPending}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
