import { Copy } from 'lucide-react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { copyText } from '#/components/ui/buttons/copy-text.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

interface RecoveryCodesProps {
  title: string;
  codes: readonly string[];
  onDone: () => void;
}

/** The spare keys of a second factor, shown this once. */
export function RecoveryCodes({ title, codes, onDone }: RecoveryCodesProps) {
  const copy = async () => {
    if (await copyText(codes.join('\n'))) showMessage({ kind: 'good', text: 'The recovery codes were copied.' });
    else showMessage({ kind: 'bad', text: 'We couldn’t copy them. Please write them down.' });
  };
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Alert state="good" announce="politely" title={title}>
        Keep these recovery codes somewhere safe. Each works once if you don’t have your phone. You won’t see them
        again.
      </Alert>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-row-reverse gap-2 max-medium:flex-col">
        <Button full onClick={onDone}>
          I’ve saved them
        </Button>
        <Button variant="secondary" full icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
