'use client';

import { useTranslations } from 'next-intl';
import type { AvatarPart, MarkPart, TextPart } from '#/components/chart/model/parts.ts';
import { Tooltip } from '#/components/ui/tooltip.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';

interface PieceProps<Part> {
  part: Part;
  /** Shifts it, if the element doesn't begin at the card's edge. */
  left?: number;
}

/** The height of the pressable area, as in `h-12`. */
const target = 48;

/** The baseline of a text, as a fraction of its line's height. */
const base = 0.95;

export function CardText({ part, left = 0 }: PieceProps<TextPart>) {
  const { x, y, width, size, weight, tone, align, text, full } = part;
  return (
    <span
      dir="auto"
      title={text === full ? undefined : full}
      className="absolute truncate"
      style={{
        left: left + (align === 'center' ? x - width / 2 : x),
        top: y - size * base,
        width,
        textAlign: align,
        fontSize: size,
        lineHeight: 1.2,
        fontWeight: weight,
        color: tone === 'title' ? 'var(--title)' : `var(--color-${tone})`,
      }}
    >
      {text}
    </span>
  );
}

export function CardAvatar({ part, left = 0 }: PieceProps<AvatarPart>) {
  const { x, y, radius, initials, foto } = part;
  return (
    <span
      aria-hidden
      data-initials={foto ? undefined : initials}
      className="absolute grid place-items-center rounded-full bg-(--soft) font-semibold text-(--title) before:content-[attr(data-initials)] forced-colors:border-(length:--edge)"
      style={{
        left: left + x - radius,
        top: y - radius,
        width: 2 * radius,
        height: 2 * radius,
        fontSize: radius * 0.72,
        ...(foto && { background: `center / cover url(${JSON.stringify(foto)})` }),
      }}
    />
  );
}

const tones = {
  good: 'bg-good-soft text-good',
  neutral: 'bg-neutral-soft text-neutral',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  muted: 'bg-sunken text-muted',
} as const;

/** Shows a result or “New”, or as in “2 more roles” the number of further roles, with a hint that lists them. */
export function CardMark({ part, left = 0 }: PieceProps<MarkPart>) {
  const roleOf = useDocumented();
  const documented = useTranslations('specification.chart');
  const t = useTranslations('chart.screen');
  const { kind, tone, size, x, y, width, height, text, full, places } = part;
  const style = { left: left + x, top: y, width, height };
  const look = `grid place-items-center whitespace-nowrap rounded-full font-semibold leading-none forced-colors:border-(length:--edge) ${tones[tone]}`;
  if (kind !== 'places')
    return (
      <span title={full} className={`absolute ${look}`} style={{ ...style, fontSize: size }}>
        {text}
      </span>
    );
  return (
    <Tooltip
      text={
        <>
          <p>{documented('roles')}</p>
          <ul className="mt-1">
            {places.map(({ role, of }) => (
              <li key={`${role} ${of}`}>{t('place', { role: roleOf(role), of })}</li>
            ))}
          </ul>
        </>
      }
    >
      <button
        type="button"
        className="absolute grid h-12 cursor-help place-items-center focus-visible:outline-4"
        // Higher than it looks, so that it's easy to tap.
        style={{ left: left + x, width, top: y + (height - target) / 2 }}
      >
        <span className={look} style={{ width, height, fontSize: size }}>
          {text}
        </span>
      </button>
    </Tooltip>
  );
}
