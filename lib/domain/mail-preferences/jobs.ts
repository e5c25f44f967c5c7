import { noteMail } from '#/lib/domain/mail-preferences/mail-preference.service.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { hearOfMails } from '#/lib/platform/mail.ts';

hearOfMails((outcome) => noteMail(newCtx({ kind: 'job', name: 'mail' }), outcome));
