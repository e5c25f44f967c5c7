/** Copies a text and answers whether that worked: on plain http there is no clipboard, and the browser may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
