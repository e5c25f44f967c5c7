import { LateMessageDialog } from '#/components/check-ins/late-message-dialog.tsx';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

/** The page of a link that was answered already or has expired; `message` is what the server says. */
export function CheckInRefused({ message }: { message: string }) {
  return (
    <RespondentShell>
      <EmptyState
        title="You can close this page"
        action={
          <LinkButton href="/dashboard" variant="secondary" size="large" prefetch={false}>
            Go to your dashboard
          </LinkButton>
        }
      >
        Check-ins arrive by email, and open ones are on your dashboard.
      </EmptyState>
      <LateMessageDialog title="Nothing to answer" description={message} action="OK" />
    </RespondentShell>
  );
}
