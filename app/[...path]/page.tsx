import { redirectToNotFound } from '#/app/not-found-answers.ts';

/** Answers every URL that has no page. */
export default function UnknownPage() {
  redirectToNotFound();
}
