import { LateMessageDialog } from '#/components/check-ins/late-message-dialog.tsx';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

/** What a link says that was answered already or has run out; without words of the server none are made up. */
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
