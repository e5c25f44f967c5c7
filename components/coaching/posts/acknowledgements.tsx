'use client';

import { clsx } from 'clsx';
import { Check, MessageCircleHeart, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Post } from '#/components/coaching/posts/post-pages.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Menu } from '#/components/ui/menu.tsx';
import { type AcknowledgementWord, acknowledgementNames } from '#/lib/domain/coaching/constants.ts';

/** How many names are shown next to a reaction; the others are counted. */
const NAMES_SHOWN = 5;

interface AcknowledgementsProps extends Pick<Post, 'acknowledgements' | 'acknowledged'> {
  /** The labels of its list and its menu. */
  labels: Record<'list' | 'set' | 'change', string>;
  /** Whether it's still being sent. */
  isWaiting?: boolean;
  locale: string;
  /** Whether it's in a grid, with the menu in the line of the message's time and the reactions below the message. */
  isInRow?: boolean;
  /** Whether its menu is only an icon on phones. */
  isShort?: boolean;
  onAcknowledge: (word: AcknowledgementWord | null) => void;
}

/** Shows the reactions of readers to a message, with their names, and the menu for the reader's own. */
export function Acknowledgements(props: AcknowledgementsProps) {
  const t = useTranslations('coaching.acknowledgements');
  const { acknowledgements, acknowledged, labels, isWaiting = false, locale, onAcknowledge } = props;
  const { isInRow = false, isShort = false } = props;
  const labelOf = (word: AcknowledgementWord) => t(`words.${acknowledgementNames[word - 1] ?? 'thanks'}`);
  const namesOf = (names: readonly string[]) => {
    const start = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names.slice(0, NAMES_SHOWN));
    return names.length > NAMES_SHOWN ? t('more', { names: start, count: names.length - NAMES_SHOWN }) : start;
  };
  const words = acknowledgementNames.map((_, at) => (at + 1) as AcknowledgementWord);
  const items = [
    ...words.map((word) => ({
      label: labelOf(word),
      // The space of the tick is only kept where one of them has it.
      icon: acknowledged !== null && <Check className={clsx(word !== acknowledged && 'invisible')} />,
      isChosen: word === acknowledged,
      onSelect: () => onAcknowledge(word),
    })),
    ...(acknowledged === null ? [] : [{ label: t('remove'), icon: <Undo2 />, onSelect: () => onAcknowledge(null) }]),
  ];
  return (
    <div className={isInRow ? 'contents' : 'mt-1 flex flex-wrap items-center gap-2'}>
      {acknowledgements.length > 0 && (
        <ul aria-label={labels.list} className={isInRow ? 'col-[2/-1] flex flex-wrap gap-2 pt-1' : 'contents'}>
          {acknowledgements.map(({ word, names }) => (
            <li
              key={word}
              className={clsx(
                'wrap-anywhere rounded-control border px-2.5 py-1 text-13',
                word === acknowledged ? 'border-accent bg-accent-soft text-accent-text' : 'border-line bg-sunken',
              )}
            >
              {t('of', { word: labelOf(word), names: namesOf(names) })}
            </li>
          ))}
        </ul>
      )}
      {!isWaiting && (
        <div className={clsx('relative z-10', isInRow && '-my-1 col-start-3 row-start-1')}>
          <Menu
            label={acknowledged === null ? labels.set : labels.change}
            items={items}
            trigger={
              <Button
                variant="quiet"
                size="small"
                className="px-2! text-accent-text! max-medium:min-h-12"
                aria-label={acknowledged === null ? labels.set : labels.change}
                icon={<MessageCircleHeart aria-hidden />}
              >
                <span className={clsx(isShort && 'max-medium:hidden')}>
                  {acknowledged === null ? t('set') : t('change')}
                </span>
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}
