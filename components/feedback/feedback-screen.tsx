import { FeedbackForm } from '#/components/feedback/feedback-form.tsx';
import { SuggestionForm } from '#/components/feedback/suggestion-form.tsx';

/** Feedback, and beside it a suggestion for who has one wish only. */
export function FeedbackScreen() {
  return (
    <div className="grid gap-6 large:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] large:items-start">
      <FeedbackForm />
      <SuggestionForm />
    </div>
  );
}
