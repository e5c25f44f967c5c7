import type { Locale } from '#/lib/words/locales.ts';
import type { CountryCode } from '#/prisma/seed/demo/countries.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';

export interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: CountryCode;
  readonly timeZone: string;
  /** Missing if it's derived from the name. */
  readonly email?: string;
  readonly isAdministrator?: boolean;
  /** Missing if it's the country's. */
  readonly locale?: Locale;
  /** When the person joined or left, in months since the year began. */
  readonly joinMonth?: number;
  readonly leaveMonth?: number;
}

const [founder, departmentLeader, teamLeader, member] = demoAccounts.map(({ email }) => email);

/** The part after the @ in the demo accounts. */
export const mailDomain = founder?.split('@')[1] ?? '';

const person = (name: string, country: CountryCode, timeZone: string, more: Partial<KnownPerson> = {}): KnownPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, country, timeZone, ...more };
};

/** The people with special roles; each of the first four is a demo account with only one role. */
export const knownPeople = {
  helen: person('Helen Ashworth', 'GB', 'Europe/London', { email: founder, isAdministrator: true }),
  tobias: person('Tobias Lindner', 'DE', 'Europe/Berlin', { email: departmentLeader, locale: 'en' }),
  ines: person('Inês Figueira', 'PT', 'Europe/Lisbon', { email: teamLeader }),
  daniel: person('Daniel Okafor', 'GB', 'Europe/London', { email: member }),
  // Administrator, leader of one team and member of another.
  grace: person('Grace Whitfield', 'US', 'America/New_York', { isAdministrator: true }),
  // Administrator and department leader.
  rafael: person('Rafael Moura', 'BR', 'America/Sao_Paulo', { isAdministrator: true }),
  // Leader of a department and of a team in it.
  aiko: person('Aiko Tanaka', 'JP', 'Asia/Tokyo'),
  samuel: person('Samuel Hart', 'US', 'America/Chicago'),
  // Leader of two teams.
  wei: person('Wei-Ling Seah', 'SG', 'Asia/Singapore'),
  arjun: person('Arjun Pillai', 'IN', 'Asia/Kolkata'),
  zuzanna: person('Zuzanna Wrona', 'PL', 'Europe/Warsaw'),
  oliver: person('Oliver Marsh', 'GB', 'Europe/London'),
  // Leader of one team and secondary leader of another.
  lena: person('Lena Hoffmann', 'DE', 'Europe/Berlin'),
  marcus: person('Marcus Reyes', 'US', 'America/New_York', { locale: 'es' }),
  nadia: person('Nadia Salleh', 'SG', 'Asia/Singapore', { joinMonth: 4.9 }),
  // Led Support until leaving.
  graham: person('Graham Pike', 'GB', 'Europe/London', { leaveMonth: 4.9 }),
  camila: person('Camila Duarte', 'BR', 'America/Sao_Paulo'),
  sofia: person('Sofia Pinheiro', 'PT', 'Europe/Lisbon', { locale: 'it' }),
  // Member of one team and leader of another.
  tomasz: person('Tomasz Lewicki', 'PL', 'Europe/Warsaw'),
  // Members of one team and secondary leaders of another.
  jonas: person('Jonas Ritter', 'DE', 'Europe/Berlin'),
  meera: person('Meera Krishnan', 'IN', 'Asia/Kolkata'),
  olivia: person('Olivia Stone', 'US', 'America/Los_Angeles'),
  // Members of two teams.
  hana: person('Hana Kimura', 'JP', 'Asia/Tokyo'),
  pedro: person('Pedro Sampaio', 'PT', 'Europe/Lisbon'),
  kwame: person('Kwame Boateng', 'GB', 'Europe/London', { locale: 'fr' }),
} as const;

export type PersonKey = keyof typeof knownPeople;
