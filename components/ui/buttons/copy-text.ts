/** Copies a text and returns whether that worked: plain http has no clipboard, and the browser may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
