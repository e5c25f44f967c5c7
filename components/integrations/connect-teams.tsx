import { Plug } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useListedChange } from '#/components/frame/use-listed-change.ts';
import { TeamsSteps } from '#/components/integrations/teams-steps.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { connectTeamsContract, getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';

interface ConnectTeamsProps {
  label: string;
  isSecond: boolean;
  isPrepared: boolean;
}

/** Asks for what IT has registered at Microsoft; for nothing if the operator has set up an app. */
export function ConnectTeams({ label, isSecond, isPrepared }: ConnectTeamsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isSecond ? 'secondary' : 'primary'}
        icon={<Plug aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <ConnectDialog isPrepared={isPrepared} onClose={() => setOpen(false)} />}
    </>
  );
}

const ownFields = ['tenantId', 'appId', 'secret'] as const;

function ConnectDialog({ isPrepared, onClose }: { isPrepared: boolean; onClose: () => void }) {
  const t = useTranslations('integrations.teams');
  const formId = useId();
  const [typed, setTyped] = useState({ tenantId: '', appId: '', secret: '' });
  const [wasSent, setSent] = useState(false);
  const fields = isPrepared ? [] : ownFields;
  const connect = useListedChange({
    list: getIntegrationsContract,
    run: () => {
      const { tenantId, appId, secret } = typed;
      const own = { tenantId: tenantId.trim(), appId: appId.trim(), secret };
      return call(connectTeamsContract, { body: isPrepared ? {} : own });
    },
    onDone: ({ message }) => {
      showMessage({ kind: 'good', text: message });
      onClose();
    },
  });
  const isMissing = (field: (typeof ownFields)[number]) => typed[field].trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!fields.some(isMissing)) connect.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t(isPrepared ? 'aboutPrepared' : 'about')}
      footer={
        <Button type="submit" form={formId} full loading={connect.isPending}>
          {t('connect')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary
          title={t('failed')}
          attempt={connect.submittedAt}
          errors={connect.error ? [{ message: connect.error.message }] : []}
        />
        {isPrepared && <p className="text-14">{t('afterwards')}</p>}
        <TeamsSteps isPrepared={isPrepared} />
        {fields.map((field) => (
          <Field
            key={field}
            label={t(field)}
            help={field === 'secret' ? t('secretHelp') : undefined}
            error={wasSent && isMissing(field) ? t('missing') : undefined}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                type={field === 'secret' ? 'password' : 'text'}
                autoComplete={field === 'secret' ? 'new-password' : 'off'}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={300}
                value={typed[field]}
                onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
}
