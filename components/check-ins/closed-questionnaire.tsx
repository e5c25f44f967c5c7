import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';

/** What a link says that was answered already or has run out. */
export function ClosedQuestionnaire({ message }: { message: string }) {
  return (
    <RespondentShell>
      <EmptyState title="Nothing to answer here">{message}</EmptyState>
    </RespondentShell>
  );
}
