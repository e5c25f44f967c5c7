import type { ReactNode } from 'react';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

export interface ComingPageProps {
  icon: ReactNode;
  /** The feature, as in "Coming with pulse surveys". */
  comesWith: string;
  /** What the page will be for, and what can be done until then. */
  children: ReactNode;
  action?: ReactNode;
}

/** Stands at the address of a page whose feature is not there yet. */
export function ComingPage({ icon, comesWith, children, action }: ComingPageProps) {
  return (
    <Card as="div">
      <EmptyState icon={icon} title={`Coming with ${comesWith}`} action={action} className="py-16">
        {children}
      </EmptyState>
    </Card>
  );
}
