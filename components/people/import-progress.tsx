import type { ShownImport } from '#/components/people/use-import.ts';
import { Card } from '#/components/ui/card.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';

/** Third step while the work goes on; it does so without this page too. */
export function ImportProgress({ shown }: { shown: ShownImport }) {
  const { done, total } = shown.progress;
  const isUndoing = shown.state === 'undoing';
  const text = `${done.toLocaleString()} of ${total.toLocaleString()} ${isUndoing ? 'changes' : 'rows'}`;
  return (
    <Card title={isUndoing ? `Undoing ${shown.fileName}` : `Importing ${shown.fileName}`}>
      <div className="flex flex-col gap-3">
        <ProgressBar label={isUndoing ? 'Undoing' : 'Importing'} value={done} max={total} text={text} />
        <p className="text-13 text-muted">You can leave this page. The import continues and appears in the history.</p>
      </div>
    </Card>
  );
}
