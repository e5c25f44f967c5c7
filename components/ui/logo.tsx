import { LogoMark } from '#/components/ui/logo-mark.tsx';

/** Shows the mark and the name as one image. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark />
      <span className="font-semibold text-20 tracking-tight">
        {'unbo'}
        <span className="text-accent-text">X</span>t
      </span>
    </span>
  );
}
