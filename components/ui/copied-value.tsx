import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';

interface CopiedValueProps {
  label: string;
  copy: string;
  value: string;
  /** What it is, and where to enter it. */
  help?: string;
}

/** Shows a value to enter elsewhere, with a button that copies it. */
export function CopiedValue({ label, copy, value, help }: CopiedValueProps) {
  return (
    <div className="flex flex-col gap-1">
      <span className="font-medium text-13">{label}</span>
      {help && <p className="wrap-anywhere text-13 text-muted">{help}</p>}
      <div className="flex items-center gap-2">
        <code className="wrap-anywhere min-w-0 flex-1 rounded-control bg-sunken px-3 py-2 text-13">{value}</code>
        <CopyButton text={value} label={copy} hint={copy} />
      </div>
    </div>
  );
}
