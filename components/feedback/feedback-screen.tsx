import { FeedbackForm } from '#/components/feedback/feedback-form.tsx';
import { SuggestionForm } from '#/components/feedback/suggestion-form.tsx';

/** Shows the form for feedback, and next to it a shorter form for a single suggestion. */
export function FeedbackScreen({ userId }: { userId: number }) {
  return (
    <div className="grid gap-6 large:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] large:items-start">
      <FeedbackForm userId={userId} />
      <SuggestionForm userId={userId} />
    </div>
  );
}
