import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { LateMessageDialog } from '#/components/check-ins/late-message-dialog.tsx';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { listWords } from '#/lib/domain/metrics/plain-words.ts';

interface CompletedCheckInsProps {
  firstName: string;
  /** Teams for which a check-in was sent, in order. */
  teamNames: readonly string[];
}

/** Says that everything has arrived. */
export function CompletedCheckIns({ firstName, teamNames }: CompletedCheckInsProps) {
  const names = [...new Set(teamNames)];
  return (
    <RespondentShell>
      <div className="mx-auto pt-10">
        <EmotionFace id={3} type="good" />
      </div>
      <EmptyState
        title="All done"
        className="-mt-6"
        action={
          <LinkButton href="/dashboard/team" variant="secondary" size="large" prefetch={false}>
            Go to your team
          </LinkButton>
        }
      >
        You can close this page.
      </EmptyState>
      <LateMessageDialog
        title={`Thank you, ${firstName}`}
        description={
          names.length > 1
            ? `Your check-ins for ${listWords(names)} have arrived.`
            : `Your check-in for ${names[0] ?? ''} has arrived.`
        }
        action="Done"
      />
    </RespondentShell>
  );
}
