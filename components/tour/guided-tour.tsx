'use client';

import { Tour } from '@reactour/tour';
import { useEffect, useEffectEvent, useState } from 'react';
import { useScreenClass } from '#/components/frame/pages/use-screen-class.ts';
import { TourHelper, type TourHelperProps } from '#/components/tour/tour-helper.tsx';

interface GuidedTourProps extends TourHelperProps {
  /** The name of the part of the page that the step describes. */
  target: string | undefined;
  /** Called if the page doesn't show that part; without it, the helper is then in the middle. */
  onMissing: (() => void) | undefined;
}

/** For a step without a target: the helper is in the middle. */
const NOWHERE = '[data-tour=""]';
const FIELDS = 'input, textarea, select, [contenteditable]';
/** On a phone there is no room next to anything. */
const atBottom = {
  top: 'auto',
  left: 16,
  right: 16,
  bottom: 'var(--tour-bottom)',
  margin: '0 auto',
  transform: 'none',
};
const nothing = () => undefined;

/** Shows one step over the page: its target stays light, with the helper next to it. */
export default function GuidedTour({ target: name, onMissing, ...helper }: GuidedTourProps) {
  const target = useTarget(name);
  const isSmall = useScreenClass() === 'small';
  const isLeftOut = target === null && name !== undefined && onMissing !== undefined;
  const leaveOut = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (isLeftOut) leaveOut();
  }, [isLeftOut]);
  if (target === undefined || isLeftOut) return null;
  const { onNext, onPrevious, onClose } = helper;
  return (
    <Tour
      isOpen
      steps={[
        {
          selector: target ?? NOWHERE,
          content: <TourHelper {...helper} />,
          ...(target ? {} : { position: 'center', padding: { mask: 0 } }),
        },
      ]}
      currentStep={0}
      setCurrentStep={nothing}
      setIsOpen={nothing}
      disabledActions={false}
      setDisabledActions={nothing}
      disableInteraction
      showBadge={false}
      showCloseButton={false}
      showNavigation={false}
      className="tour-helper"
      onClickMask={onClose}
      keyboardHandler={(event) => {
        if (event.key === 'Escape') onClose();
        // In a field, arrows move within its text.
        if (event.target instanceof Element && event.target.matches(FIELDS)) return;
        if (event.key === 'ArrowRight') onNext();
        if (event.key === 'ArrowLeft') onPrevious();
      }}
      styles={{
        // The specification's numbers; colours are tokens.
        maskWrapper: (base) => ({ ...base, color: '#000', opacity: 0.7 }),
        popover: (base) => ({
          ...base,
          '--reactour-accent': 'var(--color-accent)',
          minWidth: 150,
          maxWidth: 331,
          maxHeight: 'calc(100dvh - var(--tour-bottom) - 8px)',
          overflowY: 'auto',
          padding: 0,
          borderRadius: 12,
          background: 'var(--color-raised)',
          color: 'var(--color-ink)',
          transition: 'none',
          ...(isSmall ? atBottom : {}),
        }),
      }}
    />
  );
}

/** How long a part may take to appear on a page that is still loading. */
const PATIENCE_MS = 2000;
/** How long it may take on a loaded page: React needs a moment to render what has arrived. */
const MOMENT_MS = 150;

/** Returns the visible part of the page with this name; undefined while it may still appear, null if there is none. */
function useTarget(name: string | undefined): Element | null | undefined {
  const [target, setTarget] = useState<Element | null | undefined>(undefined);
  useEffect(() => {
    const find = () =>
      [...document.querySelectorAll(`[data-tour="${name}"]`)].find((element) => element.getClientRects().length > 0);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const element = name === undefined ? null : find();
      if (element !== undefined) return settle(element);
      clearTimeout(quiet);
      if (!document.querySelector('main [aria-busy=true]')) quiet = setTimeout(() => settle(null), MOMENT_MS);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(quiet);
    };
    const settle = (element: Element | null) => {
      stop();
      setTarget(element);
    };
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
    return stop;
  }, [name]);
  return target;
}
