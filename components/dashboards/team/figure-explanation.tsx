import dynamic from 'next/dynamic';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import type { FigureExplanationProps } from '#/components/dashboards/team/category-explained.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

// Few visits open it.
const FigureSentences = dynamic(
  () => import('#/components/dashboards/team/category-explained.tsx').then((file) => file.FigureSentences),
  { loading: () => <Skeleton className="h-20 w-full" /> },
);

/** Shows how a result is calculated, from how many people and since when; written when it's opened. */
export function FigureExplanation(props: FigureExplanationProps) {
  return (
    <Explanation isIcon>
      <FigureSentences {...props} />
    </Explanation>
  );
}
