import { Building2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepInvitation } from '#/components/accounts/leave-for-provider.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import {
  findCompanySignInContract,
  startCompanySignInContract,
} from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';

interface FoundWay {
  email: string;
  name: string;
  isEnforced: boolean;
}

/** Returns where people with an email address of this domain sign in; looked up for each complete address. */
export function useCompanyWay(picked: string | undefined) {
  const [way, setWay] = useState<FoundWay | null>(null);
  const [wantsPassword, setWantsPassword] = useState(false);
  const question = useRef({ email: '', isOnly: false });
  /** Returns whether it's the only way to sign in; without a connection the password is asked for. */
  const find = useCallback(async (typed: string): Promise<boolean> => {
    const email = typed.trim();
    if (email === question.current.email) return question.current.isOnly;
    question.current = { email, isOnly: false };
    setWay(null);
    setWantsPassword(false);
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return false;
    const answer = await call(findCompanySignInContract, { body: { email } }).catch(() => null);
    // Another email address has been typed in the meantime.
    if (!answer?.connection || question.current.email !== email) return false;
    question.current = { email, isOnly: answer.connection.isEnforced };
    setWay({ email, ...answer.connection });
    return answer.connection.isEnforced;
  }, []);
  useEffect(() => {
    if (picked) void find(picked);
  }, [picked, find]);
  const choosePassword = () => {
    question.current = { ...question.current, isOnly: false };
    setWantsPassword(true);
  };
  return { way, find, choosePassword, wantsPassword, isOnly: way?.isEnforced === true && !wantsPassword };
}

interface CompanyWayProps {
  way: FoundWay;
  /** The token to join with after signing in. */
  invitation: string | undefined;
  /** Shows the password nevertheless, for people who are exempt. */
  onPassword: () => void;
}

/**
 * Shows a link to the company's own sign-in: it replaces the password if it's the only way, and otherwise comes first.
 */
export function CompanyWay({ way: { email, name, isEnforced }, invitation, onPassword }: CompanyWayProps) {
  const t = useTranslations('accounts.signIn');
  const [isAsked, setAsked] = useState(false);
  const leave = useAction(async () => {
    keepInvitation(invitation);
    const { url } = await call(startCompanySignInContract, { body: { email } });
    location.assign(url);
  });
  return (
    <div className="flex flex-col gap-3">
      <output className="text-14 text-muted">{t('company')}</output>
      <Failure text={leave.error?.message} />
      <Button
        variant={isAsked ? 'secondary' : 'primary'}
        size="large"
        full="always"
        icon={<Building2 aria-hidden />}
        loading={leave.isRunning}
        onClick={() => void leave.run(undefined)}
        className="h-auto! min-h-12 whitespace-normal! py-2.5"
      >
        {t('provider', { name })}
      </Button>
      {isEnforced && !isAsked && (
        <Button
          variant="quiet"
          size="small"
          className="self-center"
          onClick={() => {
            setAsked(true);
            onPassword();
          }}
        >
          {t('withPassword')}
        </Button>
      )}
      {!isEnforced && (
        <p className="flex items-center gap-4 pt-2 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('orPassword')}
        </p>
      )}
    </div>
  );
}
