import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole line on small screens and its own width elsewhere; 'always' takes the whole line everywhere. */
  full?: boolean | 'always';
}

const variants: Record<ButtonVariant, string> = {
  // Not yet possible: quieter than the other buttons of its card.
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover disabled:bg-transparent disabled:text-muted disabled:inset-ring disabled:inset-ring-control-line',
  secondary: 'border border-control-line bg-surface text-ink hover:bg-hover',
  quiet: 'text-ink hover:bg-hover',
  destructive: 'bg-danger text-on-accent hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 gap-1.5 px-3 text-13 [&_svg]:size-4',
  medium: 'min-h-10 gap-2 px-4 text-14 [&_svg]:size-4',
  large: 'min-h-12 gap-2 px-6 text-16 [&_svg]:size-5',
};

/** Makes a button with an icon quadratic where a narrow container hides its word. */
export const iconOnly = '@max-[520px]:size-10 @max-[520px]:px-0! @max-[520px]:[&_svg]:size-5';

/** Returns the classes of a button, which links that look like buttons use as well. */
export function buttonStyle({ variant = 'primary', size = 'medium', full = false }: ButtonLook): string {
  return clsx(
    // At twice the text size, a long label is wider than a phone.
    'relative inline-flex max-w-full shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control font-medium transition-colors max-medium:whitespace-normal',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 forced-colors:border print:hidden',
    variants[variant],
    sizes[size],
    full && (full === 'always' ? 'w-full' : 'max-medium:w-full'),
  );
}
