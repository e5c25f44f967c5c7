import { useTranslations } from 'next-intl';
import type { DraftState } from '#/components/organisation/wizards/use-draft.ts';
import { Button } from '#/components/ui/buttons/button.tsx';

interface DraftFooterProps {
  state: DraftState;
  /** The documented message if saving the draft fails. */
  failure: string;
  submitLabel: string;
  isSubmitting: boolean;
  isSaving: boolean;
  onSaveDraft: () => void;
}

/** Shows the end of a creation wizard: the state of the draft, and the two buttons. */
export function DraftFooter(props: DraftFooterProps) {
  const t = useTranslations('organisation.wizard');
  const { state, failure, submitLabel, isSubmitting, isSaving, onSaveDraft } = props;
  const words: Record<DraftState, string> = {
    untouched: '',
    incomplete: t('incomplete'),
    saving: t('saving'),
    saved: t('saved'),
    failed: failure,
  };
  return (
    <div className="flex flex-col gap-3 medium:flex-row medium:items-center medium:justify-end">
      <output className={state === 'failed' ? 'text-13 text-bad medium:mr-auto' : 'text-13 text-muted medium:mr-auto'}>
        {words[state]}
      </output>
      <div className="flex flex-col-reverse gap-2 medium:flex-row">
        <Button variant="secondary" size="large" full loading={isSaving} disabled={isSubmitting} onClick={onSaveDraft}>
          {t('saveDraft')}
        </Button>
        <Button type="submit" size="large" full loading={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
