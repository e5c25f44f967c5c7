import { Button } from '#/components/ui/buttons/button.tsx';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

interface SecretWords {
  title: string;
  about: string;
  label: string;
  keep: string;
  copy: string;
  close: string;
}

/** Shows a new secret, shown only now. */
export function ShownSecret({ words, secret, onClose }: { words: SecretWords; secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.about}
      footer={
        <Button full onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={words.label} help={words.keep}>
          {(control) => (
            <TextInput
              {...control}
              readOnly
              autoComplete="off"
              spellCheck={false}
              value={secret}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <CopyButton text={secret} label={words.copy} hint={words.copy} word={words.copy} />
      </div>
    </Dialog>
  );
}
