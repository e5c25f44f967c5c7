/** No later than this, however busy the page is. */
const latestMs = 2000;

/** Does something once the page is loaded and has nothing else to do; what it returns calls it off. */
export function whenIdle(act: () => void): () => void {
  let callOff = () => removeEventListener('load', begin);
  const begin = () => {
    // Missing in Safari.
    if ('requestIdleCallback' in window) {
      const asked = requestIdleCallback(act, { timeout: latestMs });
      callOff = () => cancelIdleCallback(asked);
    } else {
      const timer = setTimeout(act, 1);
      callOff = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => callOff();
}
