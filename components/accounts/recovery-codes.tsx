import { Alert } from '#/components/ui/alert.tsx';
import { Button } from '#/components/ui/button.tsx';

/** The spare keys of a second factor, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Alert state="good" announce="politely" title="Your second factor is on">
        Keep these recovery codes somewhere safe. Each signs you in once when your phone is not at hand. They are not
        shown again.
      </Alert>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}
