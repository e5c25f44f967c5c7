/** Shows three pulsing dots for work inside a control; whole areas use placeholders. */
export function Spinner() {
  return (
    <span aria-hidden className="inline-flex gap-1">
      <span className="size-1.5 animate-breathe rounded-full bg-current" />
      <span className="size-1.5 animate-breathe rounded-full bg-current [animation-delay:200ms]" />
      <span className="size-1.5 animate-breathe rounded-full bg-current [animation-delay:400ms]" />
    </span>
  );
}
