import { noteMail } from '#/lib/domain/mail-preferences/note-mail.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { hearOfMails } from '#/lib/platform/mail.ts';

hearOfMails((outcome) => noteMail(newCtx({ kind: 'job', name: 'mail' }), outcome));
