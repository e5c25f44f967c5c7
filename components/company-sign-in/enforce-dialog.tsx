'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CompanySignIn, Connection } from '#/components/company-sign-in/company-sign-in.ts';
import { useSignInChange } from '#/components/company-sign-in/use-sign-in-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { call } from '#/lib/api/call.ts';
import { enforceConnectionContract } from '#/lib/domain/company-sign-in/connections/connections.contract.ts';
import { EXCEPTED_COUNT } from '#/lib/domain/company-sign-in/constants.ts';

interface EnforceDialogProps {
  connection: Connection;
  signIn: CompanySignIn;
  onClose: () => void;
}

/** Makes a connection the only way to sign in and asks for exceptions; if it already is, only asks for exceptions. */
export function EnforceDialog({ connection, signIn, onClose }: EnforceDialogProps) {
  const t = useTranslations('company-sign-in.enforce');
  const format = useFormatter();
  const { id, name, isEnforced } = connection;
  const { domains, administrators, peopleInDomains } = signIn;
  const [exceptUserIds, setExcepted] = useState<readonly number[]>(connection.excepted.map((person) => person.id));
  const enforce = useSignInChange({
    run: () =>
      call(enforceConnectionContract, {
        params: { id },
        body: { isEnforced: true, exceptUserIds: [...exceptUserIds] },
      }),
    onDone: onClose,
  });
  const verified = domains.filter(({ state }) => state !== 'waiting').map(({ domain }) => domain);
  const fit = administrators.filter(({ hasSecondFactor }) => hasSecondFactor);
  const others = administrators.filter(({ hasSecondFactor }) => !hasSecondFactor).map((person) => person.name);
  const exceptions = administrators.filter((person) => person.isInDomains && exceptUserIds.includes(person.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isEnforced ? t('changeTitle') : t('title', { name })}
      description={isEnforced ? t('changeAbout', { name }) : t('about', { domains: format.list(verified) })}
      footer={
        <Button
          full
          disabled={exceptUserIds.length !== EXCEPTED_COUNT}
          loading={enforce.isPending}
          onClick={() => enforce.mutate()}
        >
          {t(isEnforced ? 'save' : 'confirm')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Failure text={enforce.error?.message} />
        {fit.length < EXCEPTED_COUNT && <Alert state="neutral">{t('tooFew', { name })}</Alert>}
        {!isEnforced && (
          <Alert state="info">
            <p>{t('people', { people: peopleInDomains - exceptions.length, name })}</p>
            <p>{t('exceptedToo')}</p>
          </Alert>
        )}
        {fit.length > 0 && (
          <GroupField label={t('whom')} help={t('help', { name })}>
            {fit.map(({ id: userId, name: person }) => {
              const isChosen = exceptUserIds.includes(userId);
              return (
                <Checkbox
                  key={userId}
                  label={person}
                  checked={isChosen}
                  onChange={() =>
                    setExcepted(isChosen ? exceptUserIds.filter((one) => one !== userId) : [...exceptUserIds, userId])
                  }
                />
              );
            })}
          </GroupField>
        )}
        {others.length > 0 && (
          <p className="text-13 text-muted">{t('withoutFactor', { names: format.list(others) })}</p>
        )}
      </div>
    </Dialog>
  );
}
