'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { PICKED_TEXTS_MAX } from '#/lib/domain/actions/constants.ts';
import { getPulseResultsContract } from '#/lib/domain/pulses/results/results.contract.ts';

interface TextPicksProps {
  teamId: number;
  pulseId: number;
  roundId: number;
  /** The ids of the chosen texts. */
  picks: readonly string[];
  onChange: (picks: readonly string[]) => void;
}

/** Shows the texts of a team's results, each with a checkbox; nothing if there are none. */
export function TextPicks({ teamId, pulseId, roundId, picks, onChange }: TextPicksProps) {
  const t = useTranslations('actions.share');
  const input = { params: { id: pulseId, teamId }, query: { round: roundId } };
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: queryKey(getPulseResultsContract, input),
    queryFn: ({ signal }) => call(getPulseResultsContract, input, signal),
  });
  if (isPending) return <Skeleton className="h-12 w-full" />;
  if (isError)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
        {t('pickFailed')}
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </p>
    );
  const texts = data.questions.flatMap((question) =>
    (question.texts ?? []).map((text) => ({ ...text, question: question.text })),
  );
  if (texts.length === 0) return null;
  const toggle = (id: string, isPicked: boolean) =>
    onChange(isPicked ? [...picks, id] : picks.filter((one) => one !== id));
  return (
    <GroupField label={t('pick', { max: PICKED_TEXTS_MAX })} help={t('pickHelp')} className="w-full">
      <ul className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto rounded-card border border-line">
        {texts.map(({ id, text, question }) => (
          <CheckOption
            key={id}
            look="row"
            title={text}
            detail={question}
            isChosen={picks.includes(id)}
            isDisabled={!picks.includes(id) && picks.length >= PICKED_TEXTS_MAX}
            onChange={(isPicked) => toggle(id, isPicked)}
          />
        ))}
      </ul>
    </GroupField>
  );
}
