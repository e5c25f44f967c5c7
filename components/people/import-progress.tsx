import type { PeopleImport } from '#/components/people/use-import.ts';
import { Card } from '#/components/ui/card.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';

/** Third step while the import is running; it continues without this page. */
export function ImportProgress({ peopleImport }: { peopleImport: PeopleImport }) {
  const { done, total } = peopleImport.progress;
  const isUndoing = peopleImport.state === 'undoing';
  const text = `${done.toLocaleString()} of ${total.toLocaleString()} ${isUndoing ? 'changes' : 'rows'}`;
  return (
    <Card title={isUndoing ? `Undoing ${peopleImport.fileName}` : `Importing ${peopleImport.fileName}`}>
      <div className="flex flex-col gap-3">
        <ProgressBar label={isUndoing ? 'Undoing' : 'Importing'} value={done} max={total} text={text} />
        <p className="text-13 text-muted">You can leave this page. The import continues and appears in the history.</p>
      </div>
    </Card>
  );
}
