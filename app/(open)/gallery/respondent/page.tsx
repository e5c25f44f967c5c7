'use client';
import { useState } from 'react';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { Button } from '#/components/ui/button.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { ProgressBar } from '#/components/ui/progress-bar.tsx';
import { Slider } from '#/components/ui/slider.tsx';
import { Switch } from '#/components/ui/switch.tsx';
export default function Page() {
  const [v, setV] = useState<number | null>(null);
  return (
    <RespondentShell
      progress={<ProgressBar label="Questions" value={2} max={3} />}
      note="Your team leader sees your check-ins by name; department leaders and administrators see groups of five or more."
    >
      <PageHeader title="How much of what you set out to do today did you get done?" />
      <Slider
        hideLabel
        label="How much did you get done?"
        value={v}
        onChange={setV}
        step={5}
        unit="%"
        anchors={{ start: 'Nothing', middle: 'About half', end: 'All of it' }}
      />
      <Switch label="Not applicable today" />
      <div className="mt-auto flex flex-col-reverse gap-2 medium:mt-0 medium:flex-row medium:justify-between">
        <Button size="large" variant="secondary" full>
          Back
        </Button>
        <Button size="large" full>
          Next
        </Button>
      </div>
    </RespondentShell>
  );
}
