import { clsx } from 'clsx';

export interface AvatarProps {
  firstName: string;
  lastName: string;
  /** The URL of a photo; without one the initials are shown. */
  image?: string | undefined;
  size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'size-7 text-12', medium: 'size-9 text-13', large: 'size-16 text-20' };

/** Shows a photo or initials. It's decoration next to a written name, so screen readers skip it. */
export function Avatar({ firstName, lastName, image, size = 'medium' }: AvatarProps) {
  const initials = [firstName, lastName].map((name) => name.trim().match(/^\P{M}\p{M}*/u)?.[0] ?? '').join('');
  return (
    <span
      aria-hidden
      data-initials={image ? undefined : initials.toLocaleUpperCase()}
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text before:content-[attr(data-initials)] forced-colors:border',
        sizes[size],
      )}
      style={image ? { background: `center / cover url(${JSON.stringify(image)})` } : undefined}
    />
  );
}
