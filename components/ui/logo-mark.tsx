import { clsx } from 'clsx';

/** Shows the logo without the name: an open box with something rising out of it. */
export function LogoMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('shrink-0', className)}>
      <path d="M5 15v8a5 5 0 0 0 5 5h12a5 5 0 0 0 5-5v-8" className="fill-none stroke-[3.5] stroke-accent-text" />
      <circle cx="16" cy="9" r="5" className="fill-art-sun" />
      <path d="M11 20.5q5 4.5 10 0" className="fill-none stroke-[2.5] stroke-accent-text" strokeLinecap="round" />
    </svg>
  );
}
