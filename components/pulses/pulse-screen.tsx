'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { readNumber, readNumbers, readPulseTab } from '#/components/frame/links/pulse-address.ts';
import { PulseList } from '#/components/pulses/manage/pulse-list.tsx';
import { PulsesSkeleton } from '#/components/pulses/manage/pulses-skeleton.tsx';
import { PulseTabs } from '#/components/pulses/pulse-tabs.tsx';
import type { PulseViewer } from '#/components/pulses/pulse-viewer.ts';

// Each tab loads its own code only.
const loading = () => <PulsesSkeleton />;
const BuildPanel = dynamic(() => import('#/components/pulses/build/build-panel.tsx').then((file) => file.BuildPanel), {
  loading,
});
const ResultsPanel = dynamic(
  () => import('#/components/pulses/results/results-panel.tsx').then((file) => file.ResultsPanel),
  { loading },
);
const ReadySurveys = dynamic(
  () => import('#/components/pulses/surveys/ready-surveys.tsx').then((file) => file.ReadySurveys),
  { loading },
);
const QuestionBank = dynamic(
  () => import('#/components/pulses/surveys/question-bank.tsx').then((file) => file.QuestionBank),
  { loading },
);

/** Digital Pulse: what is asked now, making something new, results, and what there is to start from. */
export function PulseScreen({ viewer }: { viewer: PulseViewer }) {
  const search = useSearchParams();
  const tab = readPulseTab(search.get('tab'));
  return (
    <div className="flex flex-col gap-6">
      <PulseTabs current={tab} />
      {tab === 'manage' && <PulseList viewer={viewer} />}
      {tab === 'build' && (
        <BuildPanel
          // Another beginning is another form.
          key={search.toString()}
          start={{
            survey: readNumber(search.get('survey')),
            copied: readNumber(search.get('copy')),
            items: readNumbers(search.get('items')),
          }}
          viewer={viewer}
        />
      )}
      {tab === 'result' && <ResultsPanel viewer={viewer} />}
      {tab === 'ready' && <ReadySurveys />}
      {tab === 'questionnaire' && <QuestionBank />}
    </div>
  );
}
