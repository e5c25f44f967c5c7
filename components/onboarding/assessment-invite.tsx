import { Brain } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';

/** The other way on at the end of onboarding. */
export function AssessmentInvite({ onTake }: { onTake: () => void }) {
  const words = useTranslations('assessment.invite');
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 medium:flex-row medium:items-center">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
      >
        <Brain className="size-5 stroke-[1.5]" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h2 className="text-16">{words('title')}</h2>
        <p className="text-pretty text-muted">{words('text')}</p>
      </div>
      <Button variant="secondary" full onClick={onTake}>
        {words('take')}
      </Button>
    </section>
  );
}
