type ThisDevice = typeof import('#/components/frame/session/this-device.ts');

/**
 * Does something about the notifications of this browser, if it has ever shown any: most never do, and load nothing for
 * it. What fails is left to the next visit.
 */
export async function withThisDevice(act: (device: ThisDevice) => Promise<void>): Promise<void> {
  try {
    if (!(await navigator.serviceWorker?.getRegistration())) return;
    await act(await import('#/components/frame/session/this-device.ts'));
  } catch {
    // The server ends what has to end in any case.
  }
}
