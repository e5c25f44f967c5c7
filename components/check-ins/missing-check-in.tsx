import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

/** The page of a link that opens no check-in; the same for every reason, so that nobody can try out ids. */
export function MissingCheckIn() {
  return (
    <FailurePage
      title="This check-in link doesn’t work"
      actions={
        <>
          <LinkButton href="/questionnaire/checkins" prefetch={false}>
            See your open check-ins
          </LinkButton>
          <LinkButton href="/dashboard" variant="secondary" prefetch={false}>
            Go to the dashboard
          </LinkButton>
        </>
      }
    >
      <p>
        It may be incomplete, or the check-in may be gone. Try the link in your latest email, or sign in to see
        everything that’s open.
      </p>
      <p className="mt-2">If it worked before, try again in a few minutes. Anything you sent is safe.</p>
    </FailurePage>
  );
}
