import type { ReactElement, ReactNode } from 'react';

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

export interface PopoverProps {
  /** The element that opens it. */
  trigger: ReactElement<TriggerProps>;
  /** Its name, for people who don't see it. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Set if something inside closes it. */
  open?: { isOpen: boolean; onChange: (isOpen: boolean) => void };
  /** Whether its content takes the focus; otherwise the first control does. */
  keepsFocus?: boolean;
  className?: string;
  children: ReactNode;
}
