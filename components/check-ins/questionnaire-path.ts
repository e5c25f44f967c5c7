/** Returns the page of a check-in, with the tokens of those chosen to follow it. */
export function questionnairePath(token: string, rest: readonly string[] | undefined): string {
  const path = `/questionnaire/${encodeURIComponent(token)}`;
  return rest ? `${path}?surveys=${rest.map(encodeURIComponent).join(',')}` : path;
}
