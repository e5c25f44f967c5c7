let isSent = false;

/** Records that answers were sent from a page outside the shell: the pages behind it were loaded before. */
export function noteSentAnswers(): void {
  isSent = true;
}

/** Whether answers were sent since the last call of this function. */
export function takeSentAnswers(): boolean {
  const wasSent = isSent;
  isSent = false;
  return wasSent;
}
