const nameOf = (userId: number) => `assessment ${userId}`;

/** What this tab was told of a step that is not whole yet, as it was kept. */
export function keptAnswers(userId: number): string | null {
  try {
    return sessionStorage.getItem(nameOf(userId));
  } catch {
    return null;
  }
}

/** Keeps it for as long as this tab is open, under the person: nobody who signs in after them finds it. */
export function keepAnswers(userId: number, given: object): void {
  try {
    sessionStorage.setItem(nameOf(userId), JSON.stringify(given));
  } catch {}
}

/** Forgets it once it was sent, or is not wanted any more. */
export function dropAnswers(userId: number): void {
  try {
    sessionStorage.removeItem(nameOf(userId));
  } catch {}
}
