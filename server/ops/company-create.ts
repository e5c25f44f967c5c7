import { createCompany } from '#/lib/domain/registration/company/registration.service.ts';
import { registration as registrationSchema } from '#/lib/domain/registration/registration.schema.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Command } from '#/server/ops/command.ts';
import { refusedField } from '#/server/ops/person.ts';

export const companyCreate: Command = {
  name: 'company create',
  usage: '<name> <email>',
  summary:
    'Creates a company with its first Administrator, who gets an email to set a password; works while sign-up is closed.',
  values: [2, 2],
  isChange: true,
  options: {
    'first-name': { type: 'string', about: 'Of the Administrator.' },
    'last-name': { type: 'string', about: 'Of the Administrator.' },
    'time-zone': { type: 'string', about: 'Of both, as in Europe/London.' },
  },
  objection: ({ option }) => {
    const missing = ['first-name', 'last-name', 'time-zone'].find((name) => option(name) === undefined);
    return missing === undefined ? null : `Add --${missing}.`;
  },
  run: async ({ ctx, values, option, change }) => {
    const [companyName, email] = values;
    const person = { firstName: option('first-name'), lastName: option('last-name'), timeZone: option('time-zone') };
    const registration = registrationSchema.safeParse({ companyName, email, ...person });
    if (!registration.success) {
      const { error } = registration;
      throw refusedField(typedAs[String(error.issues[0]?.path[0])] ?? 'command', error);
    }
    const { companyId } = await change((tx) => createCompany(tx, ctx, registration.data));
    if (companyId === null) throw new Problem('conflict', `${registration.data.email} already has an account.`);
    return {
      lines: [
        `${registration.data.companyName} is company ${companyId}.`,
        `${registration.data.email} gets an email to confirm the address and choose a password.`,
      ],
    };
  },
};

const typedAs: Record<string, string> = {
  companyName: '<name>',
  email: '<email>',
  firstName: '--first-name',
  lastName: '--last-name',
  timeZone: '--time-zone',
};
