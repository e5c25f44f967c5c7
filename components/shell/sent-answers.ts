let isSent = false;

/** Notes that answers were sent from a page outside the shell: the pages behind it were read before. */
export function noteSentAnswers(): void {
  isSent = true;
}

/** Whether answers were sent since this was last asked. */
export function takeSentAnswers(): boolean {
  const wasSent = isSent;
  isSent = false;
  return wasSent;
}
