import { FailurePage } from '#/components/shell/failure-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

/** What a link says that opens no check-in; the same whatever is the matter with it, so that nobody can try ids out. */
export function MissingCheckIn() {
  return (
    <FailurePage
      title="This link opens no check-in"
      actions={
        <>
          <LinkButton href="/questionnaire/checkins" prefetch={false}>
            See your open check-ins
          </LinkButton>
          <LinkButton href="/dashboard/team" variant="secondary" prefetch={false}>
            Go to your team
          </LinkButton>
        </>
      }
    >
      <p>
        It may have lost its end on the way, or belong to a check-in that is gone. Open it once more from the newest
        mail, or sign in: everything that is open for you is listed there.
      </p>
      <p className="mt-2">If the link has worked before, try again in a few minutes. What you have sent is safe.</p>
    </FailurePage>
  );
}
