'use client';

import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PersonalityHeadline } from '#/components/assessment/personality-headline.tsx';
import { RetakeDialog } from '#/components/assessment/retake-dialog.tsx';
import { TraitPicture } from '#/components/assessment/trait-picture.tsx';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getPersonalityContract } from '#/lib/domain/assessment/assessment.contract.ts';
import type { Assessment, Personality } from '#/lib/domain/assessment/assessment.schema.ts';

interface PersonalityResultProps {
  assessment: Assessment;
  onDestroyed: () => void;
}

/** The result of a finished assessment: a headline, a picture of five traits, and careful words. */
export function PersonalityResult({ assessment, onDestroyed }: PersonalityResultProps) {
  const failures = useTranslations('specification.assessment');
  const words = useTranslations('assessment.picture');
  const [isRetaking, setRetaking] = useState(false);
  const query = useQuery({
    queryKey: queryKey(getPersonalityContract, {}),
    queryFn: ({ signal }) => call(getPersonalityContract, {}, signal),
  });
  return (
    <SectionState query={query} failure={failures('personalityFailed')}>
      {({ personality }) => (
        <div className="flex max-w-4xl flex-col gap-6">
          {personality && (
            <>
              <PersonalityHeadline personality={personality} />
              {personality.isUniform && <Alert state="neutral">{words('uniform')}</Alert>}
              <FiveTraits personality={personality} />
            </>
          )}
          <div className="flex justify-end">
            <Button variant="secondary" full icon={<RotateCcw aria-hidden />} onClick={() => setRetaking(true)}>
              {words('retake')}
            </Button>
          </div>
          {isRetaking && (
            <RetakeDialog
              all={assessment.countQuestionsSteps[0]}
              onClose={() => setRetaking(false)}
              onDestroyed={onDestroyed}
            />
          )}
        </div>
      )}
    </SectionState>
  );
}

function FiveTraits({ personality: { traits, reference } }: { personality: Personality }) {
  const words = useTranslations('assessment.picture');
  const legend = [
    { name: words('you'), look: 'size-3.5 rounded-full bg-accent' },
    { name: words('error'), look: 'h-2 w-7 rounded-full bg-accent opacity-45' },
    { name: words('typical'), look: 'h-4 w-7 border-x border-dashed border-control-line bg-info-soft' },
  ];
  return (
    <Card title={words('traits')} description={words('traitsText')}>
      <ul aria-hidden className="mb-5 flex flex-wrap gap-x-5 gap-y-1 text-13 text-muted">
        {legend.map(({ name, look }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`forced-color-adjust-none ${look}`} />
            {name}
          </li>
        ))}
      </ul>
      <ol className="flex flex-col">
        {traits.map((trait) => (
          <TraitPicture key={trait.key} trait={trait} />
        ))}
      </ol>
      <div className="mt-5 flex flex-col gap-2 border-line border-t pt-4 text-13 text-muted">
        <p className="max-w-prose text-pretty">{reference}</p>
        <p className="max-w-prose text-pretty">{words('careful')}</p>
      </div>
    </Card>
  );
}
