'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { MotivatorsForm } from '#/components/profile/motivators-form.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getMotivatorsContract } from '#/lib/domain/profile/profile.contract.ts';

/** Shows the result once priorities are chosen, and the two steps to choose them. */
export function MotivatorsSection() {
  const [isChanging, setChanging] = useState(false);
  const query = useQuery({
    queryKey: queryKey(getMotivatorsContract, {}),
    queryFn: ({ signal }) => call(getMotivatorsContract, {}, signal),
  });
  return (
    <SectionState query={query} failure="wrong getting motivators on motivators page">
      {(data) =>
        isChanging || data.userPriorities.length === 0 ? (
          <MotivatorsForm data={data} onSaved={() => setChanging(false)} />
        ) : (
          <MotivatorsResult data={data} onChange={() => setChanging(true)} />
        )
      }
    </SectionState>
  );
}

interface MotivatorsResultProps {
  data: Output<typeof getMotivatorsContract>;
  onChange: () => void;
}

/** Shows how well the priorities are met, as a value and in words, and which they are. */
function MotivatorsResult({ data, onChange }: MotivatorsResultProps) {
  const t = useTranslations('profile.motivators');
  const priorities = data.userPriorities.flatMap((id) => data.motivators.find((entry) => entry.id === id) ?? []);
  return (
    <Card
      title={t('title')}
      actions={
        <Button variant="secondary" onClick={onChange}>
          {t('change')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2 rounded-control bg-sunken p-4">
          {data.score !== null && (
            <p className="font-semibold text-32 tabular-nums">
              {t.rich('score', {
                score: Math.round(data.score),
                small: (text) => <span className="font-normal text-14 text-muted">{text}</span>,
              })}
            </p>
          )}
          <p className="text-pretty">{data.text}</p>
        </div>
        <ol aria-label={t('priorities')} className="flex flex-col gap-3">
          {priorities.map(({ id, name, meaning }, index) => (
            <li key={id} className="flex gap-3">
              <span aria-hidden className="w-5 shrink-0 text-right text-muted tabular-nums">
                {index + 1}
              </span>
              <span className="flex flex-col">
                <span className="font-medium">{name}</span>
                <span className="text-13 text-muted">{meaning}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
