import { email as emailSchema } from '#/lib/domain/accounts/person/email.schema.ts';
import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import { type Appointment, appointAdministrator } from '#/lib/domain/invitations/invite/appoint-administrator.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Command } from '#/server/ops/command.ts';
import { getCompany } from '#/server/ops/company.ts';
import { readField } from '#/server/ops/person.ts';

export const adminCreate: Command = {
  name: 'admin create',
  usage: '<company id or name> <email>',
  summary: 'Makes a colleague an Administrator of the company, or invites a new person to be one.',
  values: [2, 2],
  isChange: true,
  options: {
    although: { type: 'boolean', about: 'Do it although an Administrator can sign in.' },
    'first-name': { type: 'string', about: 'Only to invite a new person.' },
    'last-name': { type: 'string', about: 'Only to invite a new person.' },
  },
  run: async ({ ctx, values, flag, option, change }) => {
    const [companyText = '', emailText = ''] = values;
    const company = await getCompany(ctx.db, companyText);
    const email = readField('<email>', emailSchema, emailText);
    const names = { firstName: option('first-name'), lastName: option('last-name') };
    const appointed = {
      companyId: company.id,
      email,
      firstName: names.firstName === undefined ? undefined : readField('--first-name', firstName, names.firstName),
      lastName: names.lastName === undefined ? undefined : readField('--last-name', lastName, names.lastName),
      isAddition: flag('although'),
    };
    const appointment = await change((tx) => appointAdministrator(tx, ctx, appointed));
    return { lines: linesOf(appointment, email, company.name) };
  },
};

function linesOf(appointment: Appointment, email: string, company: string): string[] {
  switch (appointment.outcome) {
    case 'appointed':
      return [`${email} is now an Administrator of ${company}. They get no email, so let them know.`];
    case 'invited':
      return [`${email} gets an email with an invitation to be an Administrator of ${company}.`];
    case 'administrator':
      throw refusal(`${email} is already an Administrator of ${company}.`);
    case 'suspended':
      throw refusal(`${email} is suspended at ${company}. An Administrator can restore their access.`);
    case 'elsewhere':
      throw refusal(`${email} has an account in another company, and an account belongs to only one.`);
    case 'led': {
      const administrators = countWords(appointment.administrators, 'Administrator', 'Administrators');
      throw refusal(`${company} has ${administrators} who can sign in and invite others. To do it anyway: --although`);
    }
  }
}

const refusal = (words: string) => new Problem('conflict', words);
