import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { QuestionnaireWords } from '#/components/check-ins/draw.ts';
import { SendingNote } from '#/components/frame/sending/sending-note.tsx';
import type { Sending } from '#/components/frame/sending/use-sending.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';

interface QuestionActionsProps {
  /** What prevents the person from continuing. */
  problem: string | undefined;
  sending: Sending;
  isUnderway: boolean;
  isLast: boolean;
  /** An answer moves on automatically, so the button is only a second way. */
  goesOnByItself: boolean;
  t: QuestionnaireWords;
  /** Absent on the first question. */
  onBack: (() => void) | undefined;
}

/** Shows back and next, with any problem right above them: on a phone they are always visible near the thumb. */
export function QuestionActions(props: QuestionActionsProps) {
  const { problem, sending, isUnderway, isLast, goesOnByItself, t, onBack } = props;
  return (
    <div className="stays bottom-0 z-10 -mx-4 mt-auto flex flex-col gap-3 bg-paper px-4 py-3 max-medium:border-line max-medium:border-t medium:static medium:mx-0 medium:px-0 print:hidden">
      <Failure text={problem} />
      <SendingNote sending={sending} />
      <div className="flex items-center justify-between gap-3">
        {onBack && (
          <Button
            variant="quiet"
            size="large"
            className="-ml-4 medium:mr-auto forced-colors:ml-0"
            icon={<ArrowLeft aria-hidden />}
            disabled={isUnderway}
            onClick={onBack}
          >
            {t('back')}
          </Button>
        )}
        <Button
          key={isLast ? 'send' : 'next'}
          type="submit"
          variant={goesOnByItself ? 'secondary' : 'primary'}
          size="large"
          className={clsx('max-medium:grow medium:ml-auto forced-colors:border-2', isLast && 'animate-out-of-reach')}
          loading={isUnderway}
        >
          {t(isLast ? 'send' : 'next')}
        </Button>
      </div>
    </div>
  );
}
