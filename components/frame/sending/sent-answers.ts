let isSent = false;

/** Records that answers were sent on a page outside the shell: pages loaded before are out of date. */
export function noteSentAnswers(): void {
  isSent = true;
}

/** Returns whether answers were sent since the last call. */
export function takeSentAnswers(): boolean {
  const wasSent = isSent;
  isSent = false;
  return wasSent;
}
