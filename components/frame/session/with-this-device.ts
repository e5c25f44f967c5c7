type ThisDevice = typeof import('#/components/frame/session/this-device.ts');

/**
 * Calls a function about this browser's notifications if it has ever shown any: most never do, and don't load the code.
 * Failures are left to the next visit.
 */
export async function withThisDevice(act: (device: ThisDevice) => Promise<void>): Promise<void> {
  try {
    if (!(await navigator.serviceWorker?.getRegistration())) return;
    await act(await import('#/components/frame/session/this-device.ts'));
  } catch {
    // The server also ends what has to end.
  }
}
