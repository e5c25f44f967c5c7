'use client';

import { ArrowLeft } from 'lucide-react';
import { ImportChoice } from '#/components/people/import-choice.tsx';
import { ImportHistory } from '#/components/people/import-history.tsx';
import { ImportPreview } from '#/components/people/import-preview.tsx';
import { ImportProgress } from '#/components/people/import-progress.tsx';
import { ImportResult } from '#/components/people/import-result.tsx';
import { ImportSteps } from '#/components/people/import-steps.tsx';
import { useAddress } from '#/components/people/use-address.ts';
import { isAtWork, type ShownImport, useImport } from '#/components/people/use-import.ts';
import { SectionState } from '#/components/profile/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';

/** The import in its three steps; which import it is stands in the address, so that a reload goes on with it. */
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
        <Chosen id={id} onChooseAgain={choose} />
      ) : (
        <>
          <ImportSteps current={1} />
          <ImportChoice onPreview={(preview) => change({ import: String(preview) })} />
          <ImportHistory onOpen={(opened) => change({ import: String(opened) }, { push: true })} />
        </>
      )}
    </div>
  );
}

function Chosen({ id, onChooseAgain }: { id: number; onChooseAgain: () => void }) {
  const query = useImport(id);
  return (
    <SectionState query={query} failure="This import could not be loaded">
      {({ import: shown }) => (
        <>
          <ImportSteps current={shown.state === 'previewed' ? 2 : 3} />
          <Stage shown={shown} onChooseAgain={onChooseAgain} />
        </>
      )}
    </SectionState>
  );
}

function Stage({ shown, onChooseAgain }: { shown: ShownImport; onChooseAgain: () => void }) {
  if (shown.state === 'previewed') return <ImportPreview shown={shown} onChooseAgain={onChooseAgain} />;
  if (isAtWork(shown)) return <ImportProgress shown={shown} />;
  return <ImportResult shown={shown} onChooseAgain={onChooseAgain} />;
}
