import { redirectToNotFound } from '#/app/not-found-answers.ts';

/** Serves every address that is no page. */
export default function UnknownPage() {
  redirectToNotFound();
}
