/** The latest time, however busy the page is. */
const latestMs = 2000;

/** Calls a function once the page is loaded and idle; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let callOff = () => removeEventListener('load', begin);
  const begin = () => {
    // Missing in Safari.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(act, { timeout: latestMs });
      callOff = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(act, 1);
      callOff = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => callOff();
}
