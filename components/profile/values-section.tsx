'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { userNormsMax } from '#/lib/domain/profile/constants.ts';
import { getValuesContract, saveValuesContract } from '#/lib/domain/profile/profile.contract.ts';

type Values = Output<typeof getValuesContract>;

/** Shows up to five of the offered values, with the meaning of each. */
export function ValuesSection() {
  const query = useQuery({
    queryKey: queryKey(getValuesContract, {}),
    queryFn: ({ signal }) => call(getValuesContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting values">
      {(values) => <ValuesForm values={values} />}
    </SectionState>
  );
}

function ValuesForm({ values }: { values: Values }) {
  const t = useTranslations('profile.values');
  const queryClient = useQueryClient();
  const [normIds, setNormIds] = useState(values.userNorms);
  const save = useMutation({
    mutationFn: () => call(saveValuesContract, { body: { norms: normIds } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey(getValuesContract, {}), saved);
      showMessage({ kind: 'good', text: saved.message });
    },
  });
  const isChanged = normIds.length !== values.userNorms.length || normIds.some((id) => !values.userNorms.includes(id));
  const picked = normIds.flatMap((id) => values.norms.find((norm) => norm.id === id) ?? []);

  return (
    <Card title={t('title')} description={t('about')}>
      <div className="flex flex-col gap-5">
        {save.error && (
          <Alert state="bad" announce="now" title="wrong saving values on values page">
            {save.error.message}
          </Alert>
        )}
        <ChoiceChips
          label={t('label')}
          hideLabel
          max={userNormsMax}
          options={values.norms.map(({ id: value, name: label }) => ({ value, label }))}
          value={normIds}
          onChange={setNormIds}
        />
        <section aria-label={t('meanings')} aria-live="polite">
          {picked.length === 0 ? (
            <p className="text-13 text-muted">{t('none')}</p>
          ) : (
            <dl className="flex flex-col gap-3 rounded-control bg-sunken p-4">
              {picked.map(({ id, name, meaning }) => (
                <div key={id}>
                  <dt className="font-medium">{name}</dt>
                  <dd className="text-muted">{t('meaning', { meaning })}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        <details className="text-14">
          <summary className="cursor-pointer rounded-mark py-0.5 font-medium text-accent-text">
            {t('all', { count: values.norms.length })}
          </summary>
          <dl className="mt-4 grid gap-4 medium:grid-cols-2">
            {values.norms.map(({ id, name, meaning }) => (
              <div key={id}>
                <dt className="font-medium">{name}</dt>
                <dd className="text-muted">{t('meaning', { meaning })}</dd>
              </div>
            ))}
          </dl>
        </details>
        <div className="flex justify-end">
          <Button size="large" full disabled={!isChanged} loading={save.isPending} onClick={() => save.mutate()}>
            {t('save')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
