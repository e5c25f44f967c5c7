import { KeepCompanyButton } from '#/components/privacy/keep-company-button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

export interface DeletionBannerProps {
  title: string;
  text: string;
  /** The button’s label, for people who may keep the company. */
  keep: string | null;
}

/** Tells everyone on every page that the company will be deleted. It can't be hidden. */
export function DeletionBanner({ title, text, keep }: DeletionBannerProps) {
  return (
    <Alert state="bad" title={title} className="mb-4 medium:mb-6">
      <div className="flex flex-col items-start gap-3">
        <p>{text}</p>
        {keep !== null && <KeepCompanyButton label={keep} />}
      </div>
    </Alert>
  );
}
