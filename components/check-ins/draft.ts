import type { CheckInAnswers } from '#/lib/domain/check-ins/schema.ts';

export interface Draft {
  answers: CheckInAnswers;
  /** Key of the step that was on the screen; empty for the first. */
  step: string;
}

const nameOf = (token: string) => `check-in ${token}`;

/** What this tab was told before a reload or a step back in the browser, as it was kept. */
export function keptDraft(token: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(token));
  } catch {
    return null;
  }
}

/** Keeps a draft for as long as this tab is open; where the browser keeps nothing, it is gone with the page. */
export function keepDraft(token: string, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(token), JSON.stringify(draft));
  } catch {}
}

/** Forgets a draft once it was sent. */
export function dropDraft(token: string): void {
  try {
    sessionStorage.removeItem(nameOf(token));
  } catch {}
}
