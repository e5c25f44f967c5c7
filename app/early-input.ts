/**
 * Runs in the page before React does: keeps what people press and type until React is ready, in order, and passes it to
 * each element once React controls it. Otherwise a slow phone loses the input silently, and the browser itself submits
 * a form whose button is pressed early. The page gets this function's source text, so the function may use nothing from
 * outside.
 */
export function keepEarlyInput(): void {
  const patienceMs = 30_000;
  const lookEveryMs = 50;
  let queue: { element: HTMLElement; give: () => void; since: number }[] = [];

  const isTaken = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isToggle = (element: HTMLElement) =>
    element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

  function giveWaiting(): void {
    for (;;) {
      const [first] = queue;
      if (!first) return;
      const isGone = !first.element.isConnected || Date.now() - first.since > patienceMs;
      if (!isGone && !isTaken(first.element)) break;
      queue = queue.slice(1);
      if (!isGone) first.give();
    }
    setTimeout(giveWaiting, lookEveryMs);
  }

  function keep(element: HTMLElement, give: () => void): void {
    if (queue.length === 0) setTimeout(giveWaiting, lookEveryMs);
    queue = [...queue, { element, give, since: Date.now() }];
  }

  function retype(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
    if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
      // React only notices a value that differs from the one that was set through the element.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return;
    }
    if (field instanceof HTMLSelectElement) field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function onClick(event: MouseEvent): void {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>('button, input');
    if (!element || isTaken(element)) return;
    if (element.tagName !== 'BUTTON' && !isToggle(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(element, () => element.click());
  }

  function onTyping({ target: field }: Event): void {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (!isField || isToggle(field) || isTaken(field)) return;
    if (queue.every(({ element }) => element !== field)) keep(field, () => retype(field, lastValues.get(field) ?? ''));
    lastValues.set(field, field.value);
  }
  const lastValues = new Map<HTMLElement, string>();

  addEventListener('click', onClick, true);
  for (const name of ['input', 'change']) addEventListener(name, onTyping, true);
  // What React hasn't taken over by then isn't React's, such as a button of a browser extension.
  setTimeout(() => {
    removeEventListener('click', onClick, true);
    for (const name of ['input', 'change']) removeEventListener(name, onTyping, true);
  }, patienceMs);
}
