'use client';

import { ArrowLeft } from 'lucide-react';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { ImportChoice } from '#/components/people/import-choice.tsx';
import { ImportHistory } from '#/components/people/import-history.tsx';
import { ImportPreview } from '#/components/people/import-preview.tsx';
import { ImportProgress } from '#/components/people/import-progress.tsx';
import { ImportResult } from '#/components/people/import-result.tsx';
import { ImportSteps } from '#/components/people/import-steps.tsx';
import { isAtWork, type PeopleImport, useImport } from '#/components/people/use-import.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';

/** The import in its three steps; its id is part of the address, so that a reload continues with it. */
export function ImportScreen() {
  const [search, change] = useAddress();
  const id = Number(search.get('import'));
  const choose = () => change({ import: 'new' });
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          icon={<ArrowLeft aria-hidden />}
          onClick={() => change({ import: undefined })}
        >
          Back to all people
        </Button>
      </div>
      <PageHeader
        level={2}
        title="Import people"
        description="Add many people at once, with their departments, teams and roles. No one is ever deleted."
      />
      {Number.isSafeInteger(id) && id > 0 ? (
        <ChosenImport id={id} onChooseAgain={choose} />
      ) : (
        <>
          <ImportSteps current={1} />
          <ImportChoice onPreview={(preview) => change({ import: String(preview) })} />
          <ImportHistory onOpen={(importId) => change({ import: String(importId) }, { push: true })} />
        </>
      )}
    </div>
  );
}

function ChosenImport({ id, onChooseAgain }: { id: number; onChooseAgain: () => void }) {
  const query = useImport(id);
  return (
    <SectionState query={query} failure="This import could not be loaded">
      {({ import: peopleImport }) => (
        <>
          <ImportSteps current={peopleImport.state === 'previewed' ? 2 : 3} />
          <Stage peopleImport={peopleImport} onChooseAgain={onChooseAgain} />
        </>
      )}
    </SectionState>
  );
}

function Stage({ peopleImport, onChooseAgain }: { peopleImport: PeopleImport; onChooseAgain: () => void }) {
  if (peopleImport.state === 'previewed')
    return <ImportPreview peopleImport={peopleImport} onChooseAgain={onChooseAgain} />;
  if (isAtWork(peopleImport)) return <ImportProgress peopleImport={peopleImport} />;
  return <ImportResult peopleImport={peopleImport} onChooseAgain={onChooseAgain} />;
}
